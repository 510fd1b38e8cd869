import { type HeldAction, holdClick, holdSubmit } from './held-action.ts';
import { FAILED, READY, WANTED } from './names.ts';

/** Events by which a visitor shows that they are about to use an island. */
const INTENT = ['pointerover', 'focusin', 'touchstart', 'click', 'submit'] as const;

const ISLANDS = 'astro-island[client="intent"]';

/**
 * Waits, for every island of a page, until a visitor means to use it, and fetches its script then. Until the island is
 * ready the one action that needs its script is held, and done once the script is there. Where the script fails the
 * browser does that action its own way, and the next intent tries again.
 */
export function answerIntent(root: Document): void {
  const waits = new WeakMap<Element, (event?: Event) => void>();
  const waitOf = (island: HTMLElement) => {
    const wait = waits.get(island) ?? waitFor(island);
    waits.set(island, wait);
    return wait;
  };

  for (const type of INTENT) {
    root.addEventListener(
      type,
      (event) => {
        const island = event.target instanceof Element && event.target.closest<HTMLElement>(ISLANDS);
        if (island && !isForSeeing(island)) waitOf(island)(event);
      },
      { capture: true, passive: type === 'touchstart' },
    );
  }

  // Nobody who asked for less motion needs a script that only moves.
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const island of root.querySelectorAll<HTMLElement>(ISLANDS)) {
    if (isForSeeing(island))
      void halfInView(island).then(() => {
        waitOf(island)();
      });
  }
}

/** Whether an island is only looked at: `client:intent="visible"`. */
function isForSeeing(island: HTMLElement): boolean {
  const { value } = JSON.parse(island.getAttribute('opts') ?? '{}') as { value?: unknown };
  return value === 'visible';
}

/** Resolves when half of an island (or of the view, for a tall one) is in view. */
function halfInView(island: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        // On a busy machine several looks come at once.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { threshold: 0.5 },
    );
    // `astro-island` itself has no box.
    for (const child of island.children) observer.observe(child);
  });
}

/** One island from the first intent until it is ready. What it returns takes each event that shows intent. */
function waitFor(island: HTMLElement): (event?: Event) => void {
  let held: HeldAction | undefined;
  let loading = false;
  let ready = false;

  const end = (isReady: boolean) => {
    loading = false;
    ready = isReady;
    const action = held;
    held = undefined;
    action?.release(isReady);
  };
  island.addEventListener(READY, () => {
    end(true);
  });
  island.addEventListener(FAILED, () => {
    end(false);
  });

  return (event) => {
    if (ready) return;
    if (event?.type === 'click' && held === undefined) held = holdClick(event);
    if (event?.type === 'submit') held = holdSubmit(event as SubmitEvent) ?? held;
    if (loading) return;
    loading = true;
    afterAnswer(event, () => {
      island.setAttribute(WANTED.attribute, '');
      island.dispatchEvent(new CustomEvent(WANTED.event));
      fetchScripts(island).catch(() => {
        end(false);
      });
    });
  };
}

/** How long a touch takes to become a tap that the screen answers, in ms. */
const TAP = 200;

/**
 * Lets the screen show first what the visitor's own action does: scripts that come at once, from the browser's cache
 * or over a fast line, would hold that up on a slow phone.
 */
function afterAnswer(event: Event | undefined, task: () => void): void {
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
  requestAnimationFrame(() => setTimeout(task, isTouch ? TAP : 0));
}

/**
 * Fetches Astro's script for islands, which the build has taken out of the page (take-out-runtime.ts). The island's
 * own scripts are asked for at the same moment; whether they come is Astro's to see.
 */
async function fetchScripts(island: HTMLElement): Promise<void> {
  for (const name of ['component-url', 'renderer-url']) {
    const address = island.getAttribute(name);
    if (address !== null) import(/* @vite-ignore */ address).catch(() => undefined);
  }
  const runtime = document.documentElement.dataset['islands'];
  // In the dev server the page has it.
  if (runtime !== undefined) await import(/* @vite-ignore */ runtime);
}
