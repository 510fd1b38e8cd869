declare const __FOR_WRITERS__: boolean;

/**
 * Whether the site is shown to writers, by the dev server, and not built for visitors. src/integrations/for-writers defines it
 * from the command; `import.meta.env.DEV` would follow NODE_ENV or a variable DEV in somebody's shell, and publish drafts.
 */
export const forWriters = __FOR_WRITERS__;
