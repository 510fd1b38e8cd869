import { FAILED, READY, WANTED } from './events.ts';

/** Events by which a visitor shows that they are about to use an island. */
const INTENT = ['pointerover', 'focusin', 'touchstart', 'click', 'submit'] as const;

/** How long the browser takes to show feedback for a tap, in ms. */
const TAP_MS = 200;

/** What a directive does in addition to loading. */
interface Steps {
  /**
   * Runs right before hydration, to preserve what would be lost if React replaced the HTML, as it does where a
   * translator has changed the text. Without it, a translated island is not hydrated: React would put the English text
   * back, and the page's Content Security Policy forbids the way in which it would set the slots.
   */
  preserve?: () => void;
  /** Runs once the island is hydrated. */
  ready?: () => void;
  /** Runs if the script did not load, or failed; the next intent tries again. */
  failed?: () => void;
}

/** Loads an island's script and hydrates it, once somebody wants it. */
interface IslandLoader {
  /** @param event the visitor's action that showed intent, if any */
  load: (event?: Event) => void;
  /** Calls the listener for each event that shows intent, before the island's own listeners, until it is hydrated. */
  onIntent: (listener: (event: Event) => void) => void;
}

/**
 * What the site's directives share. Astro calls a directive as soon as the parser has read the island, so no event is
 * missed; until it is hydrated, the island is the native HTML that React rendered on the server.
 *
 * @param fetchScript from Astro: fetches the script, and returns the function that hydrates
 */
export function islandLoader(
  fetchScript: () => Promise<() => Promise<void>>,
  island: HTMLElement,
  { preserve, ready, failed }: Steps = {},
): IslandLoader {
  const words = island.textContent;
  const listening = new AbortController();
  const { signal } = listening;
  let isLoading = false;

  const fail = () => {
    isLoading = false;
    failed?.();
  };

  const hydrate = async () => {
    try {
      const start = await fetchScript();
      // If the script did not load, Astro has sent FAILED, and returns a function that does nothing.
      if (!isLoading) return;
      preserve?.();
      await start();
    } catch (error) {
      console.error(error);
      fail();
    }
  };

  const load = (event?: Event) => {
    if (isLoading || (!preserve && island.textContent !== words)) return;
    isLoading = true;
    afterAnswer(event, () => void hydrate());
  };

  const onReady = () => {
    listening.abort();
    ready?.();
  };

  island.addEventListener(FAILED, fail, { signal });
  island.addEventListener(READY, onReady, { signal });
  island.addEventListener(WANTED, load, { signal });

  return {
    load,
    onIntent: (listener) => {
      for (const type of INTENT) {
        island.addEventListener(type, listener, { capture: true, passive: type === 'touchstart', signal });
      }
    },
  };
}

/**
 * Waits until the browser has painted the effect of the visitor's action. A script that loads at once, from the cache
 * or over a fast line, would delay that on a slow phone.
 */
function afterAnswer(event: Event | undefined, task: () => void): void {
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
  requestAnimationFrame(() => setTimeout(task, isTouch ? TAP_MS : 0));
}
