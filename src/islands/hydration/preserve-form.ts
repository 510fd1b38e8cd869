import { buttonsOf } from './action-queue.ts';
import { controlOf } from './press.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Radio buttons and checkboxes change by `checked`, all others by their text. */
const isChanged = (field: Field) =>
  field.value !== field.defaultValue || (field instanceof HTMLInputElement && field.checked !== field.defaultChecked);

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * Preserves the field values of an island's form, its data attributes, the focus and a press during hydration. React
 * leaves the fields alone if the HTML is as the server sent it; if something has changed it, such as the icon of a
 * password manager or a translator, React replaces the island, with a form as the server sent it.
 *
 * @param island has one form, its fields as the visitor has left them so far
 * @param pressed the control that is pressed at the moment
 * @returns a function that stops this, and fires `input` on the restored fields
 */
export function preserveForm(island: HTMLElement, pressed: () => HTMLElement | null): () => void {
  const forms = island.getElementsByTagName('form');
  const form = forms[0];
  const fields = [...(form?.elements ?? [])].filter(isField);
  const done = new AbortController();
  const { signal } = done;
  let focused: EventTarget | null = document.activeElement;
  const noteFocus = ({ target }: FocusEvent) => {
    focused = target;
  };
  island.addEventListener('focusin', noteFocus, { signal });

  let changed: Field[] = [];
  const putBack = () => {
    const now = forms[0];
    if (signal.aborted || !form || !now || now === form) return;
    done.abort();
    Object.assign(now.dataset, form.dataset);
    const twinOf = (control: HTMLElement) =>
      control instanceof HTMLButtonElement
        ? buttonsOf(now)[buttonsOf(form).indexOf(control)]
        : document.getElementById(control.id);
    changed = fields.flatMap((field) => {
      const twin = twinOf(field);
      if (field.isConnected || !twin || !isField(twin)) return [];
      const isDifferent = isChanged(field);
      if (isDifferent) putInto(twin, field);
      if (field === focused) focusLike(twin, field);
      return isDifferent ? [twin] : [];
    });
    if (focused instanceof HTMLButtonElement) twinOf(focused)?.focus({ preventScroll: true });
    const control = pressed();
    const twin = control?.isConnected === false && twinOf(control);
    if (twin) clickOnRelease(twin);
  };
  // Immediately, or the next key press would be lost.
  const observer = new MutationObserver(putBack);
  observer.observe(island, { childList: true, subtree: true });

  return () => {
    putBack();
    done.abort();
    observer.disconnect();
    for (const twin of changed) twin.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function putInto(twin: Field, field: Field): void {
  twin.value = field.value;
  if (field instanceof HTMLInputElement && twin instanceof HTMLInputElement) twin.checked = field.checked;
}

function focusLike(twin: Field, { selectionStart, selectionEnd }: Field): void {
  twin.focus({ preventScroll: true });
  // An email field has no selection to read.
  if (selectionStart !== null) twin.setSelectionRange(selectionStart, selectionEnd);
}

/** A browser neither clicks nor focuses what took the place of something pressed: this does both, on its release. */
function clickOnRelease(twin: HTMLElement): void {
  const release = ({ target }: Event) => {
    if (controlOf(target) !== twin) return;
    twin.focus({ preventScroll: true });
    twin.click();
  };
  addEventListener('mouseup', release, { capture: true, once: true });
}
