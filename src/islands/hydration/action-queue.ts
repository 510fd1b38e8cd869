/**
 * The last click on, or submit of, what is marked `data-queue`, made before the island's script was there. `aria-busy`
 * stands on what was pressed until it is done.
 */
export interface ActionQueue {
  /** Queues a click or a submit of something marked; leaves every other event alone. */
  note: (event: Event) => void;
  /** Does what is queued, once: the island answers it now, or the browser does in its own way as the script has failed. */
  release: (isReady: boolean) => void;
}

export function actionQueue(): ActionQueue {
  let queued: { pressed: HTMLElement; repeat: (isReady: boolean) => void } | undefined;

  const queue = (event: Event, pressed: HTMLElement, repeat: (isReady: boolean) => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    queued?.pressed.removeAttribute('aria-busy');
    pressed.setAttribute('aria-busy', 'true');
    queued = { pressed, repeat };
  };

  return {
    note: (event) => {
      const target = event.target as Element;
      if (event.type === 'click') {
        // A submit button's click is left to its form, whose fields the browser looks at first.
        const button = target.closest<HTMLElement>('[data-queue]:not(form)');
        if (button) {
          queue(event, button, () => {
            button.click();
          });
        }
      } else if (event instanceof SubmitEvent && target.matches('[data-queue]')) {
        const form = target as HTMLFormElement;
        const { submitter } = event;
        queue(event, submitter ?? form, (isReady) => {
          if (isReady) form.requestSubmit(submitter);
          else form.submit();
        });
      }
    },
    release: (isReady) => {
      const action = queued;
      queued = undefined;
      action?.pressed.removeAttribute('aria-busy');
      action?.repeat(isReady);
    },
  };
}
