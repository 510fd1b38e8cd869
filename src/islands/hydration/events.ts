/**
 * Sent by a script of the page from an element within an island: hydrate this island now, for example because the URL
 * has inputs for it.
 */
export const WANTED = 'island:wanted';

/** Sent from an island's root element once React's listeners are attached (use-island-ready.ts). */
export const READY = 'island:ready';

/** Sent by Astro from an island whose script did not load or failed: docs/upstream/astro-island-interface.md. */
export const FAILED = 'astro:hydration-error';
