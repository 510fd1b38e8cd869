type Field = HTMLInputElement | HTMLTextAreaElement;

/** Radio buttons and checkboxes are told by their mark, all others by their text. */
const isChanged = (field: Field) =>
  field.value !== field.defaultValue || (field instanceof HTMLInputElement && field.checked !== field.defaultChecked);

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * Keeps what stands in an island's fields while React takes the island over. React leaves fields alone, as long as the
 * HTML is what the server sent; where something else has got into it, such as the icon of a password manager, React draws
 * the island anew, with fields as empty as the server sent them.
 *
 * @param island with the fields as the visitor has left them so far
 * @returns puts what stood in fields that are gone into those of the same ids, and says so to who listens for input
 */
export function typedWords(island: HTMLElement): () => void {
  const fields = [...island.getElementsByTagName('form')].flatMap(({ elements }) => [...elements].filter(isField));
  return () => {
    for (const field of fields) {
      const twin = document.getElementById(field.id);
      if (field.isConnected || !isChanged(field) || twin === null || !isField(twin)) continue;
      twin.value = field.value;
      if (field instanceof HTMLInputElement && twin instanceof HTMLInputElement) twin.checked = field.checked;
      twin.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
}
