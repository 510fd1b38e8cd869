/** Whether somebody saves by keys. */
export const isSaveKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 's';

/** Saves as the engine's button does, which takes the focus: the engine takes up a number when its field is left. */
export function save(page: Document): void {
  const field = page.activeElement;
  if (field instanceof HTMLInputElement) {
    field.blur();
    field.focus();
  }
  // The form has the number right behind this, and before another key.
  queueMicrotask(() => page.querySelector('form')?.requestSubmit());
}

/** Ctrl+S saves every entry: the engine knows these keys neither for a new one nor for a file that stands alone. */
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
