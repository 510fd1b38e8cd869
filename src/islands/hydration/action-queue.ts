/**
 * Holds the last submit of a form marked `data-queue` until the island is hydrated. What was pressed has `aria-busy`
 * until then.
 */
interface ActionQueue {
  /** Queues the submit of a marked form; ignores every other event. */
  enqueue: (event: Event) => void;
  /**
   * Repeats the queued submit, once: for the island if it is hydrated, natively if its script has failed. From the first
   * queued submit until it is hydrated the island is marked `data-late`, so that the page can say why nothing happens.
   */
  flush: (isHydrated: boolean) => void;
}

/** @param island has one form, which React may replace before the submit is repeated: preserve-form.ts */
export function actionQueue(island: HTMLElement): ActionQueue {
  const forms = island.getElementsByTagName('form');
  let queued: { pressed: HTMLElement; values: string; repeat: () => void } | undefined;

  return {
    enqueue: (event) => {
      const form = event.target;
      if (!(event instanceof SubmitEvent) || !(form instanceof HTMLFormElement) || !form.matches('[data-queue]'))
        return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { submitter } = event;
      const pressed = submitter ?? form;
      const values = JSON.stringify([...new FormData(form)]);
      // A button with a value, such as a preset, submits it as well: it stays, unless something was typed since.
      if (queued?.values === values && queued.pressed.hasAttribute('value') && !pressed.hasAttribute('value')) return;
      queued?.pressed.removeAttribute('aria-busy');
      island.toggleAttribute('data-late', true);
      pressed.setAttribute('aria-busy', 'true');
      const place = buttonsOf(form).findIndex((button) => button === submitter);
      queued = {
        pressed,
        values,
        // With the same submitter, which may have a value, or its counterpart in the form that replaced this one.
        repeat: () => {
          const now = forms[0];
          now?.requestSubmit(now === form ? submitter : buttonsOf(now)[place]);
        },
      };
    },
    flush: (isHydrated) => {
      if (isHydrated) island.removeAttribute('data-late');
      const action = queued;
      queued = undefined;
      action?.pressed.removeAttribute('aria-busy');
      action?.repeat();
    },
  };
}

/** The buttons of a form, in document order. */
export const buttonsOf = (form: HTMLFormElement) => [...form.getElementsByTagName('button')];
