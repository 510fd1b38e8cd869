const question =
  'Reset this entry to what was saved last? What you typed or changed since then is lost, and cannot be brought back.';

/** Everything with which the engine's menu can be pressed. */
const presses = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'keydown', 'keyup'] as const;

const isReset = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-key="reset"]:not([aria-disabled="true"])') !== null;

/** Asks before the engine's menu resets an entry: it would do so at once, and what was typed would be gone. */
export function askBeforeReset(page: Document): void {
  let isConfirmed = false;
  const hold = (event: Event) => {
    if (isConfirmed || !isReset(event.target)) return;
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
