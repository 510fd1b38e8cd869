import { FAILED, READY, WANTED } from './events.ts';

/** Events by which a visitor shows that they are about to use an island. */
const INTENT = ['pointerover', 'focusin', 'touchstart', 'click', 'submit'] as const;

/** How long a touch takes to become a tap that the screen answers, in ms. */
const TAP = 200;

/** What a directive does beside loading. */
interface Steps {
  /**
   * Right before React takes the island over: keeps what would be lost where React draws all of it anew, as it does where a
   * translator has put other words there. Without this step such an island stays the native HTML that it is, as its words
   * would be English again, and the policy of the page forbids what it takes to set its slots.
   */
  keep?: () => void;
  /** Once the island answers. */
  ready?: () => void;
  /** The script did not come, or failed; the next wish tries again. */
  failed?: () => void;
}

/** Loads an island's script, and has React take the island over, once somebody wants it. */
interface IslandLoader {
  /** @param event by which the visitor showed it */
  load: (event?: Event) => void;
  /** Hears each event by which a visitor shows intent, before anything in the island does and until the island answers. */
  onIntent: (listener: (event: Event) => void) => void;
}

/**
 * What the directives of the site have in common. Astro calls a directive as soon as the parser has read the island, so no
 * event is missed; until the island answers, it is the native HTML that React rendered on the server.
 *
 * @param fetchScript Astro's: fetches the script, and gives what hydrates
 */
export function islandLoader(
  fetchScript: () => Promise<() => Promise<void>>,
  island: HTMLElement,
  { keep, ready, failed }: Steps = {},
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
      // Astro has told of a script that did not come, and gives something that does nothing.
      if (!isLoading) return;
      keep?.();
      await start();
    } catch (error) {
      console.error(error);
      fail();
    }
  };

  const load = (event?: Event) => {
    if (isLoading || (!keep && island.textContent !== words)) return;
    isLoading = true;
    afterAnswer(event, () => void hydrate());
  };

  const answers = () => {
    listening.abort();
    ready?.();
  };

  island.addEventListener(FAILED, fail, { signal });
  island.addEventListener(READY, answers, { signal });
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
 * Lets the screen show first what the visitor's own action does: scripts that come at once, from the browser's cache
 * or over a fast line, would hold that up on a slow phone.
 */
function afterAnswer(event: Event | undefined, task: () => void): void {
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
  requestAnimationFrame(() => setTimeout(task, isTouch ? TAP : 0));
}
