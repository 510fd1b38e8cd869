import { type Draft, readDraft, writeDraft } from './draft.ts';

const FORM = 'form[data-draft]';

/**
 * Keeps what is typed into the form as a draft, and puts it back when the visitor returns. This stands outside the
 * island, as words are typed before its script has come; it listens on the page, as React may make the form anew.
 */
export function keepDraft(page: Document, storage: Storage): void {
  const restore = () => {
    const form = page.querySelector<HTMLFormElement>(FORM);
    for (const [name, text] of Object.entries(readDraft(storage))) {
      const field = form?.elements.namedItem(name);
      if (field && 'value' in field) field.value ||= text;
    }
  };

  const keep = ({ target, type }: Event) => {
    const form = (target as Element).closest<HTMLFormElement>(FORM);
    if (!form) return;
    const typed = new FormData(form);
    // What has fallen into the trap once shall not fall into it again after a reload.
    for (const { name } of form.querySelectorAll<HTMLInputElement>('[data-no-draft]')) typed.delete(name);
    // The island clears the form once its message is sent.
    writeDraft(storage, type === 'reset' ? {} : (Object.fromEntries(typed) as Draft));
  };

  restore();
  // Before anything that waited for the island is done with the form.
  page.addEventListener('island:ready', restore, { capture: true });
  page.addEventListener('input', keep);
  page.addEventListener('reset', keep);
}

/** The storage of this tab; undefined where the visitor's browser forbids it. */
export function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
