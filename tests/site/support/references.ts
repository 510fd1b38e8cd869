import { settings } from '../../lib/content-files.ts';
import type { Page } from './site.ts';

export type Reference = ReturnType<typeof referencesOf>[number];

const origin = new URL(settings.website).origin;

/** Attributes that hold one address, and the elements on which they do. */
const singles = [
  ['[href]', 'href'],
  ['[src]', 'src'],
  ['[poster]', 'poster'],
  ['object[data]', 'data'],
  ['meta[property="og:image"], meta[property="og:url"]', 'content'],
] as const;

/**
 * Every address on the page, as written and in full: links, pictures, scripts, fonts and what its style sheet loads; with
 * the element that names it.
 */
export function referencesOf(page: Page) {
  const own = singles.flatMap(([selector, attribute]) =>
    page.document
      .querySelectorAll(selector)
      .map((element) => ({ element, written: element.getAttribute(attribute) ?? '' })),
  );
  const sets = page.document
    .querySelectorAll('[srcset], [imagesrcset]')
    .flatMap((element) =>
      (element.getAttribute('srcset') ?? element.getAttribute('imagesrcset') ?? '')
        .split(',')
        .map((candidate) => ({ element, written: candidate.trim().split(/\s+/)[0] ?? '' })),
    );
  const styles = page.document.querySelectorAll('style').flatMap((element) =>
    [...element.text.matchAll(/url\((['"]?)(?!data:|#)(.*?)\1\)/g)].map(([, , written = '']) => ({
      element,
      written,
    })),
  );
  return [...own, ...sets, ...styles].map((found) => ({
    ...found,
    url: new URL(found.written, origin + page.address),
  }));
}

/** Addresses of this site, also where they are written in full. */
export const isInternal = ({ url }: Reference) => url.origin === origin;

/** Addresses of other sites; mail and telephone links are neither. */
export const isExternal = (reference: Reference) => /^https?:$/.test(reference.url.protocol) && !isInternal(reference);
