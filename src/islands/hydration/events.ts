/**
 * From an element within an island, by a script of the page: the visitor wants this island now. A link that carries
 * inputs says so, for one.
 */
export const WANTED = 'island:wanted';

/** From an island's root element once React's listeners are on it (use-island-ready.ts). */
export const READY = 'island:ready';

/** Astro's own, from an island whose script did not come or failed: docs/upstream/astro-island-interface.md. */
export const FAILED = 'astro:hydration-error';
