/** Marks an island that a visitor means to use, and is sent from it at that moment. */
export const WANTED = { attribute: 'data-wanted', event: 'island:wanted' } as const;

/** What an island's own script sends from its root once it answers (src/islands/island-ready.ts). */
export const READY = 'island:ready';

/** What Astro sends from an island whose script fails. */
export const FAILED = 'astro:hydration-error';
