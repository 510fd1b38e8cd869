import type { Thing } from 'schema-dts';

/** A thing described for machines, with types and properties of https://schema.org; never just its name. */
export type StructuredData<Kind extends Thing = Thing> = Exclude<Kind, string>;

/**
 * The text of a `<script type="application/ld+json">`. `<` is escaped, so that no value can end the
 * script: https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
export function jsonLd(things: readonly StructuredData[]): string {
  const [only] = things;
  const data = things.length === 1 && only ? only : { '@graph': things };
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`);
}
