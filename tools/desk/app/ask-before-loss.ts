/** The items of the engine's menu that throw away what an entry contains, each with what to ask before. */
const questions: Readonly<Record<string, string>> = {
  reset:
    'Reset this entry to what was saved last? What you typed or changed since then is lost, and cannot be brought back.',
  paste:
    'Replace this entry with the one that was copied? What you typed or changed here is lost, and cannot be brought back.',
};

/** Everything with which the engine's menu can be pressed. */
const presses = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'keydown', 'keyup'] as const;

const questionOf = (target: EventTarget | null): string | undefined => {
  const item = target instanceof Element ? target.closest('[data-key]:not([aria-disabled="true"])') : null;
  return questions[item?.getAttribute('data-key') ?? ''];
};

/** Asks before the engine's menu replaces an entry: typed words would be gone (docs/upstream/keystatic-typing.md). */
export function askBeforeLoss(page: Document): void {
  let isConfirmed = false;
  const hold = (event: Event) => {
    const question = questionOf(event.target);
    if (isConfirmed || question === undefined) return;
    // Other keys move within the menu.
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== 'click' && event.type !== 'keydown') return;
    if (!confirm(question)) return;
    isConfirmed = true;
    (event.target as HTMLElement).click();
    isConfirmed = false;
  };
  for (const press of presses) page.defaultView?.addEventListener(press, hold, { capture: true });
}
