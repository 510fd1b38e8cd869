type Field = HTMLInputElement | HTMLTextAreaElement;

/** Radio buttons and checkboxes are told by their mark, all others by their text. */
const isChanged = (field: Field) =>
  field.value !== field.defaultValue || (field instanceof HTMLInputElement && field.checked !== field.defaultChecked);

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * Keeps what stands in the fields of an island's form, what is marked on it, and the focus, while React takes the island
 * over. React leaves fields alone, as long as the HTML is what the server sent; where something else has got into it, such
 * as the icon of a password manager or the words of a translator, React draws the island anew, with a form as the server
 * sent it.
 *
 * @param island with one form, its fields as the visitor has left them so far
 * @returns says of fields that were put back, to who listens for input, that something stands in them
 */
export function typedWords(island: HTMLElement): () => void {
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
    const pairs = fields.map((field) => [field, document.getElementById(field.id)] as const);
    changed = pairs.flatMap(([field, twin]) => {
      if (field.isConnected || twin === null || !isField(twin)) return [];
      const isDifferent = isChanged(field);
      if (isDifferent) putInto(twin, field);
      if (field === focused) focusLike(twin, field);
      return isDifferent ? [twin] : [];
    });
  };
  // At once, as the next key would go nowhere.
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
  // A box for an email address has none to ask for.
  if (selectionStart !== null) twin.setSelectionRange(selectionStart, selectionEnd);
}
