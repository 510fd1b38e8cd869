/** Key of the draft in sessionStorage: if it is set, the page hydrates the form at once. */
export const DRAFT_KEY = 'contact-draft';

/** What a visitor has typed and not yet sent, by field name. It is stored for this tab only. */
export type Draft = Record<string, string>;

/** Reads the draft; empty if there is none, or if the stored value is not a draft. */
export function readDraft(): Partial<Draft> {
  try {
    return (JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}') ?? {}) as Draft;
  } catch {
    return {};
  }
}

/** Stores the draft, or removes it if all fields are empty. */
export function writeDraft(draft: Draft): void {
  const isEmpty = Object.values(draft).join('') === '';
  try {
    if (isEmpty) sessionStorage.removeItem(DRAFT_KEY);
    else sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // If the storage is full or forbidden, there is no draft; the form still works.
  }
}
