import type { ClientDirective } from 'astro';
import { actionQueue } from './action-queue.ts';
import { islandLoader } from './island-loader.ts';
import { typedWords } from './typed-words.ts';

/** `<Form client:form={{ stored: 'draft' }} />` */
export interface FormOptions {
  /** Loads at once if the tab's sessionStorage holds this key, such as a draft that the form puts back. */
  stored?: string;
}

/**
 * `client:form`: `client:intent` for an island with fields. What stands in them outlasts hydration. A form whose
 * submit the native HTML cannot do by itself is marked `data-queue`: it is kept and done once the island answers, and the
 * browser does it in its own way if the script fails.
 */
const form: ClientDirective = (fetchScript, { value }, island) => {
  const queue = actionQueue(island);
  let putBack: (() => void) | undefined;
  let isRepeating = false;
  const { load, onIntent } = islandLoader(fetchScript, island, {
    keep: () => {
      putBack = typedWords(island);
    },
    ready: () => {
      putBack?.();
      queue.flush();
    },
    failed: () => {
      putBack?.();
      // What it repeats is no new intent.
      isRepeating = true;
      queue.flush();
      isRepeating = false;
    },
  });
  onIntent((event) => {
    if (isRepeating) return;
    queue.enqueue(event);
    load(event);
  });

  // Bare, it is a string or a boolean.
  const { stored } = (typeof value === 'object' ? value : {}) as FormOptions;
  if (stored === undefined) return;
  // A page that the browser prerenders gets its tab's storage, and its first frame, when the visitor comes to it.
  requestAnimationFrame(() => {
    if (isStored(stored)) load();
  });
};

function isStored(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    // The visitor's browser forbids it.
    return false;
  }
}

export default form;
