import { pagePolicy } from '../../lib/page-policy.ts';
import { withoutBlockSpace } from './block-space.ts';
import { needsOf } from './page-needs.ts';

const styleElement = /<style>([\s\S]*?)<\/style>/g;
const charset = /<meta charset="utf-8">/;

/** Puts all styles of a page into its first style element, so that the policy needs one hash for them. */
export function withOneStyle(html: string): string {
  const css = [...html.matchAll(styleElement)].map(([, text = '']) => text).join('');
  let isFirst = true;
  return html.replace(styleElement, () => {
    const element = isFirst ? `<style>${css}</style>` : '';
    isFirst = false;
    return element;
  });
}

/**
 * Puts a page's Content Security Policy into its head, before anything that it speaks of.
 *
 * It is made here and not by Astro, which would hash styles and scripts that the build still trims and takes out. And
 * it stands in the page, not in a header: the page for unknown addresses answers anywhere, so no rule by address could
 * carry its hashes; hosts take a hundred such rules, and there may be thousands of pages.
 *
 * @throws when the page has no place for it
 */
export function withPolicy(html: string): string {
  if (!charset.test(html))
    throw new Error('The page has no <meta charset="utf-8">, behind which its policy would stand.');
  const policy = `<meta http-equiv="content-security-policy" content="${pagePolicy(needsOf(html))}">`;
  return html.replace(charset, (meta) => meta + policy);
}

/** Tells search engines to leave a page out, where it does not say so already. */
export function withoutListing(html: string): string {
  if (html.includes('<meta name="robots"')) return html;
  return html.replace(charset, (meta) => `${meta}<meta name="robots" content="noindex">`);
}

/** A page in its last form, with its policy. Nothing may change a script or a style of it after this. */
export function sealed(html: string, { unlisted }: { unlisted: boolean }): string {
  const page = withoutBlockSpace(withOneStyle(html));
  return withPolicy(unlisted ? withoutListing(page) : page);
}
