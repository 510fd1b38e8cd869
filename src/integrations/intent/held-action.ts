/**
 * What a visitor did before the island's script was there: a click on, or a submit with, something that is marked
 * `data-hold`. It is kept, and done once when the island is ready. If the script never comes, the browser does it its
 * own way.
 */
export interface HeldAction {
  /** Does the action again, now that the island answers, or natively when it never will. */
  release: (ready: boolean) => void;
}

const MARK = 'data-held';

function hold(element: HTMLElement, release: HeldAction['release']): HeldAction {
  element.setAttribute(MARK, '');
  element.setAttribute('aria-busy', 'true');
  return {
    release: (ready) => {
      element.removeAttribute(MARK);
      element.removeAttribute('aria-busy');
      release(ready);
    },
  };
}

/** Holds a click on a marked button; nothing for any other event. A submit button's click is left to its form. */
export function holdClick(event: Event): HeldAction | undefined {
  const button = (event.target as Element).closest<HTMLElement>('[data-hold]:not(form)');
  if (button === null) return undefined;
  event.preventDefault();
  event.stopImmediatePropagation();
  return hold(button, (ready) => {
    if (ready) button.click();
  });
}

/** Holds the submit of a marked form; the browser has found its fields valid already. */
export function holdSubmit(event: SubmitEvent): HeldAction | undefined {
  const form = event.target as HTMLFormElement;
  if (!form.matches('[data-hold]')) return undefined;
  event.preventDefault();
  event.stopImmediatePropagation();
  const submitter = event.submitter;
  return hold(submitter ?? form, (ready) => {
    if (ready) form.requestSubmit(submitter);
    else form.submit();
  });
}
