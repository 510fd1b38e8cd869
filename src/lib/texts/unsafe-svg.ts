import { parse } from 'node-html-parser';

/**
 * What browsers may read differently from the parser: instructions, declarations, names without a letter, and letters
 * in an encoding in which a part of the markup may be other letters.
 */
const odd = new RegExp(
  [
    /<\?(?!xml\s[^>]{0,200}\?>)\S*/,
    /(?<=<\?xml\s[^>]{0,200})encoding\s*=\s*["'](?!(?:utf-8|us-ascii|iso-8859-1)["'])[^"'>]*/,
    /<!DOCTYPE(?=[^>]*[[<])/,
    /<[^a-z/!?][^\s>]*/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

/** Matches names of elements and attributes, each with = and its value, in lower case and without spaces. */
const unsafe =
  /^([^=]*:)?(script=|foreignobject=|on|href=(?!data:image\/(?!svg))([a-z][a-z\d+.-]*:|[/\\]{2}))|javascript:|\/1999\/xhtml/;

/** What loads a file from a style, except from the drawing itself; and the backslash, with which CSS can spell it differently. */
const loading = /@import|image-set\(|url\((?!\s*(?:["']\s*)?(?:#|data:image\/(?!svg)))|\\/i;

/** Maximum number of unclosed elements: the parser takes minutes for thousands. */
const MAX_UNCLOSED = 100;

/** Whether a file contains a drawing, and (nearly) all its elements are closed. */
export function isSvg(text: string): boolean {
  const count = (tags: RegExp) => text.match(tags)?.length ?? 0;
  return count(/<([\w.-]+:)?svg[\s/>]/g) > 0 && count(/<[a-z]/gi) - count(/<\/|\/>/g) <= MAX_UNCLOSED;
}

/** The first thing in a drawing that could run a script or load from another site, with its line. */
export function unsafeInSvg(text: string): { found: string; line: number } | undefined {
  const at = (found: string, index: number) => ({ found, line: text.slice(0, index).split('\n').length });
  const oddity = odd.exec(text) ?? loading.exec(text);
  if (oddity) return at(oddity[0], oddity.index);
  // Browsers parse elements within the <style> of an SVG, unlike that of an HTML page.
  const root = parse(text, { blockTextElements: {} });
  const [hidden] = loading.exec(root.text) ?? [];
  if (hidden !== undefined) return at(hidden, 0);
  for (const { rawTagName, attributes, range } of root.querySelectorAll('*')) {
    const [found] =
      [[rawTagName, ''] as const, ...Object.entries(attributes)].find(
        ([name, value]) => unsafe.test(`${name}=${value}`.replace(/\s/g, '').toLowerCase()) || loading.test(value),
      ) ?? [];
    if (found !== undefined) return at(found, range[0]);
  }
  return undefined;
}
