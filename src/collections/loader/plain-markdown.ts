import type { Body } from '../checks/read-body.ts';

/** Four spaces make code in Markdown, and nothing in MDX. */
const indented = /^(?: {4}| {0,3}\t)/m;

/**
 * Whether a text means the same in Markdown as in MDX: no MDX component stands in it, nothing that is computed, and
 * no remark, which Markdown would show. Most articles are such. Astro turns Markdown into HTML once and keeps it, and
 * compiles, bundles and runs MDX as a program in each build.
 *
 * @param body what the checks have read in the text, as MDX
 */
export const isPlainMarkdown = (text: string, { tags, expressions, remarks }: Body): boolean =>
  [tags, expressions, remarks].every(({ length }) => length === 0) && !indented.test(text);
