import type { HTMLElement } from 'node-html-parser';
import { settings } from '../../lib/content-files.ts';
import type { Page } from './site.ts';

type Reference = ReturnType<typeof referencesOf>[number];

const origin = new URL(settings.website).origin;

/** Selects elements that contain URLs. */
const naming =
  '[href], [src], [poster], object[data], meta[property="og:image"], meta[property="og:url"], [srcset], [imagesrcset], style';

/** The addresses in an element, as written. */
function addressesIn(element: HTMLElement): string[] {
  if (element.tagName === 'STYLE')
    return [...element.text.matchAll(/url\((['"]?)(?!data:|#)(.*?)\1\)/g)].map(([, , address = '']) => address);
  const values = (...names: string[]) => names.flatMap((name) => element.getAttribute(name) ?? []);
  const candidates = values('srcset', 'imagesrcset').flatMap((set) => set.split(','));
  return [
    ...values('href', 'src', 'poster', 'data', 'content'),
    ...candidates.map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
  ];
}

/**
 * Every URL on the page, as written and resolved, with its element: links, pictures, scripts, fonts, and those in style
 * sheets.
 */
export const referencesOf = (page: Page) =>
  page.document
    .querySelectorAll(naming)
    .flatMap((element) => addressesIn(element).map((written) => ({ element, written })))
    .map((found) => ({ ...found, url: new URL(found.written, origin + page.address) }));

/** Whether a URL is on this site, even if written as an absolute one. */
export const isInternal = ({ url }: Reference) => url.origin === origin;

/** Whether a URL is on another site; mail and telephone links are neither. */
export const isExternal = (reference: Reference) => /^https?:$/.test(reference.url.protocol) && !isInternal(reference);
