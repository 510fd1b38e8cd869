declare const __FOR_WRITERS__: boolean;

/**
 * Whether the site is served to writers by the dev server, not built for visitors. src/integrations/for-writers defines
 * it from the command; `import.meta.env.DEV` could follow NODE_ENV or DEV from someone’s shell, and publish drafts.
 */
export const forWriters = __FOR_WRITERS__;
