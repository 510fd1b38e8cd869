import type { ClientDirective } from 'astro';
import { actionQueue } from './action-queue.ts';
import { FAILED, READY, WANTED } from './events.ts';
import type { IntentOptions } from './options.ts';
import { pointerMemory } from './pointer-memory.ts';
import { typedWords } from './typed-words.ts';

/** Events by which a visitor shows that they are about to use an island. */
const INTENT = ['pointerover', 'focusin', 'touchstart', 'click', 'submit'] as const;

/** How long a touch takes to become a tap that the screen answers, in ms. */
const TAP = 200;

/**
 * `client:intent`: an island's script is fetched when a visitor means to use the island, and not before (options.ts has
 * what else counts as meaning to). Astro calls this as soon as the parser has read the island, so no intent is missed.
 *
 * Until it answers, the island is the native HTML that React rendered on the server. What such HTML cannot do by itself
 * is marked `data-queue`: a click on it, or its submit, is kept and done once the island answers, and the browser does it in
 * its own way if the script fails. Then the next intent tries again.
 */
const intent: ClientDirective = (load, { value }, island) => {
  // Bare, it is a string or a boolean.
  const { visible, stored } = (typeof value === 'object' ? value : {}) as IntentOptions;
  const queue = actionQueue();
  const pointer = pointerMemory();
  const listening = new AbortController();
  const { signal } = listening;
  let putBack: (() => void) | undefined;
  let isLoading = false;
  let isRepeating = false;

  const fail = () => {
    isLoading = false;
    // What it repeats is no new intent.
    isRepeating = true;
    queue.release(false);
    isRepeating = false;
  };

  const hydrate = async () => {
    try {
      const start = await load();
      putBack = typedWords(island);
      await start();
    } catch {
      fail();
    }
  };

  const want = (event?: Event) => {
    if (isLoading) return;
    isLoading = true;
    afterAnswer(event, () => void hydrate());
  };

  island.addEventListener(FAILED, fail, { signal });
  island.addEventListener(
    READY,
    () => {
      listening.abort();
      putBack?.();
      queue.release(true);
      pointer.tellAgain();
    },
    { signal },
  );
  island.addEventListener(
    WANTED,
    () => {
      want();
    },
    { signal },
  );

  if (visible) {
    // Nobody who asked for less motion needs a script that only moves.
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) whenHalfInView(island, want);
    return;
  }

  for (const type of INTENT) {
    island.addEventListener(
      type,
      (event) => {
        if (isRepeating) return;
        pointer.note(event);
        queue.note(event);
        want(event);
      },
      { capture: true, passive: type === 'touchstart', signal },
    );
  }

  if (stored !== undefined) {
    // A page that the browser prerenders gets its tab's storage, and its first frame, when the visitor comes to it.
    requestAnimationFrame(() => {
      if (isStored(stored)) want();
    });
  }
};

/**
 * Lets the screen show first what the visitor's own action does: scripts that come at once, from the browser's cache
 * or over a fast line, would hold that up on a slow phone.
 */
function afterAnswer(event: Event | undefined, task: () => void): void {
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
  requestAnimationFrame(() => setTimeout(task, isTouch ? TAP : 0));
}

/** Runs a task once half of an island (or of the view, for a tall one) is in view. */
function whenHalfInView(island: HTMLElement, task: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      // On a busy machine several looks come at once.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      task();
    },
    { threshold: 0.5 },
  );
  // `astro-island` itself has no box.
  for (const child of island.children) observer.observe(child);
}

function isStored(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    // The visitor's browser forbids it.
    return false;
  }
}

export default intent;
