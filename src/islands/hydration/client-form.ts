import type { ClientDirective } from 'astro';
import { actionQueue } from './action-queue.ts';
import { islandLoader } from './island-loader.ts';
import { pressOn } from './press.ts';
import { preserveForm } from './preserve-form.ts';

/** `<Form client:form={{ stored: 'draft' }} />` */
export interface FormOptions {
  /** Loads at once if the tab's sessionStorage has this key, such as a draft that the form restores. */
  stored?: string;
}

/**
 * `client:form`: `client:intent` for an island with fields, whose values survive hydration. A form that needs its
 * script to submit is marked `data-queue`: a submit is queued until the island is hydrated, and done natively if the
 * script fails.
 */
const form: ClientDirective = (fetchScript, { value }, island) => {
  const queue = actionQueue(island);
  const hydrated = new AbortController();
  const pressed = pressOn(island, hydrated.signal);
  let putBack: (() => void) | undefined;
  let isRepeating = false;
  const { load, onIntent } = islandLoader(fetchScript, island, {
    preserve: () => {
      putBack = preserveForm(island, pressed);
    },
    ready: () => {
      putBack?.();
      hydrated.abort();
      queue.flush(true);
    },
    failed: () => {
      putBack?.();
      // The repeated submit is not a new intent.
      isRepeating = true;
      queue.flush(false);
      isRepeating = false;
    },
  });
  onIntent((event) => {
    if (isRepeating) return;
    queue.enqueue(event);
    load(event);
  });

  // Without options it is a string or a boolean.
  const { stored } = (typeof value === 'object' ? value : {}) as FormOptions;
  if (stored === undefined) return;
  // A prerendered page gets the tab's storage, and its first frame, only when the visitor opens it.
  requestAnimationFrame(() => {
    if (isStored(stored)) load();
  });
};

function isStored(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    // The browser forbids access to the storage.
    return false;
  }
}

export default form;
