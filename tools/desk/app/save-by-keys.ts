/** Whether a key event is the shortcut for saving. */
export const isSaveKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 's';

/** Saves as the engine's button does. Like a click, it blurs the field: the engine commits a number only on blur. */
export function save(page: Document): void {
  const field = page.activeElement;
  if (field instanceof HTMLInputElement) {
    field.blur();
    field.focus();
  }
  // In a microtask, the form has the new number, and no other key can come in between.
  queueMicrotask(() => page.querySelector('form')?.requestSubmit());
}

/** Saves any entry with Ctrl+S: the engine saves no new one and no single file (docs/upstream/keystatic-typing.md). */
export function saveByKeys(page: Document): void {
  page.addEventListener(
    'keydown',
    (event) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      save(page);
    },
    { capture: true },
  );
}
