/** Where the draft is kept: the page hydrates the form at once when something stands there. */
export const DRAFT_KEY = 'contact-draft';

/** What a visitor has typed and not yet sent, by the names of the fields. It is kept in this tab alone. */
export type Draft = Record<string, string>;

/** Reads the draft; nothing at all when there is none, or something else stands in its place. */
export function readDraft(): Draft {
  try {
    const kept = Object.entries(JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}') as Record<string, unknown>);
    return Object.fromEntries(kept.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

/** Keeps the draft; one without a single character leaves nothing behind. */
export function writeDraft(draft: Draft): void {
  const isEmpty = Object.values(draft).join('') === '';
  try {
    if (isEmpty) sessionStorage.removeItem(DRAFT_KEY);
    else sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage costs the draft, not the form.
  }
}
