/**
 * The last submit of a form that is marked `data-queue`, made before the island's script was there. `aria-busy` stands on
 * what was pressed until it is done.
 */
interface ActionQueue {
  /** Queues a submit of something marked; leaves every other event alone. */
  enqueue: (event: Event) => void;
  /** Does what is queued, once: the island answers it now, or the browser does in its own way as the script has failed. */
  flush: () => void;
}

/** @param island with one form, which React may draw anew before the submit is done: typed-words.ts */
export function actionQueue(island: HTMLElement): ActionQueue {
  const forms = island.getElementsByTagName('form');
  let queued: { pressed: HTMLElement; repeat: () => void } | undefined;

  return {
    enqueue: (event) => {
      const form = event.target;
      if (!(event instanceof SubmitEvent) || !(form instanceof HTMLFormElement) || !form.matches('[data-queue]'))
        return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { submitter } = event;
      const pressed = submitter ?? form;
      queued?.pressed.removeAttribute('aria-busy');
      pressed.setAttribute('aria-busy', 'true');
      const place = buttonsOf(form).findIndex((button) => button === submitter);
      queued = {
        pressed,
        // With what was pressed, which may have a value of its own, or with its like in another form.
        repeat: () => {
          const now = forms[0];
          now?.requestSubmit(now === form ? submitter : buttonsOf(now)[place]);
        },
      };
    },
    flush: () => {
      const action = queued;
      queued = undefined;
      action?.pressed.removeAttribute('aria-busy');
      action?.repeat();
    },
  };
}

const buttonsOf = (form: HTMLFormElement) => [...form.getElementsByTagName('button')];
