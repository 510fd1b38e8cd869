import { parse } from 'node-html-parser';

/** What a browser may read in another way than the parser: instructions, declarations, names without a letter. */
const odd = /<\?(?!xml\s)\S*|<!DOCTYPE(?=[^>]*[[<])|<[^a-z/!?][^\s>]*/i;

/** Names of elements and attributes, each with = and its value, in small letters and without spaces. */
const unsafe =
  /^([^=]*:)?(script=|foreignobject=|on|href=(?!data:image\/(?!svg))([a-z][a-z\d+.-]*:|[/\\]{2}))|javascript:|\/1999\/xhtml/;

/** As many elements as may be left open: the parser takes minutes over thousands. */
const MOST_OPEN = 100;

/** Whether a file holds a drawing at all, each of whose elements is closed. */
export function isSvg(text: string): boolean {
  const count = (tags: RegExp) => text.match(tags)?.length ?? 0;
  return count(/<([\w.-]+:)?svg[\s/>]/g) > 0 && count(/<[a-z]/gi) - count(/<\/|\/>/g) <= MOST_OPEN;
}

/** What in a drawing could run a program or lead to another site, with its line: the first there is. */
export function unsafeInSvg(text: string): { found: string; line: number } | undefined {
  const at = (found: string, index: number) => ({ found, line: text.slice(0, index).split('\n').length });
  const oddity = odd.exec(text);
  if (oddity) return at(oddity[0], oddity.index);
  // Browsers read what stands in the style of a drawing; in that of a page they do not.
  for (const { rawTagName, attributes, range } of parse(text, { blockTextElements: {} }).querySelectorAll('*')) {
    const [found] =
      [[rawTagName, ''] as const, ...Object.entries(attributes)].find(([name, value]) =>
        unsafe.test(`${name}=${value}`.replace(/\s/g, '').toLowerCase()),
      ) ?? [];
    if (found !== undefined) return at(found, range[0]);
  }
  return undefined;
}
