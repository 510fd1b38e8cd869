import { createHash } from 'node:crypto';
import { type HTMLElement, parse } from 'node-html-parser';
import { type PageNeeds, pagePolicy } from '../lib/page-policy.ts';

/** A page as a tree. What scripts and styles hold is text; everything else is markup. */
export const readPage = (html: string): HTMLElement =>
  parse(html, { comment: true, blockTextElements: { script: true, style: true } });

/** The style elements of a page that are always in force: not those for browsers without scripts, say. */
const stylesOf = (page: HTMLElement): HTMLElement[] =>
  page.querySelectorAll('style').filter((style) => style.closest('noscript') === null);

/** All styles of a page, in their order. */
export const cssOf = (page: HTMLElement): string =>
  stylesOf(page)
    .map(({ rawText }) => rawText)
    .join('');

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Whether a script stands in the page and is held to the policy; browsers only read those of a JSON type. */
const runs = (script: HTMLElement): boolean =>
  !script.hasAttribute('src') && !script.getAttribute('type')?.endsWith('json');

/** An address as a source of a policy: its origin, or for `mailto:`, which has none, its scheme. */
function sourceOf(address: string): string {
  if (!URL.canParse(address)) return "'self'";
  const { origin, protocol } = new URL(address);
  return origin === 'null' ? protocol : origin;
}

/**
 * Google answers the embed without a key from another of its hosts than the one that is asked, and browsers check both.
 */
const mapSources = (address: string): string[] => [sourceOf(address), 'https://www.google.com'];

/**
 * Reads what a page needs from the page itself: its scripts, and where it says that it sends (`data-connect`), compiles
 * WebAssembly (`data-wasm`), frames a map (`data-map`) and has forms go to.
 *
 * @param styles what the style elements of the finished page hold
 */
export function needsOf(page: HTMLElement, styles: readonly string[]): PageNeeds {
  const values = (attribute: string): string[] =>
    page.querySelectorAll(`[${attribute}]`).map((element) => element.getAttribute(attribute) ?? '');
  return {
    scripts: page.querySelectorAll('script').flatMap((script) => (runs(script) ? [hashOf(script.rawText)] : [])),
    styles: styles.map(hashOf),
    hasWasm: page.querySelector('[data-wasm]') !== null,
    connections: values('data-connect').map(sourceOf),
    frames: values('data-map').flatMap(mapSources),
    // A form without an action goes to the page itself.
    forms: page.querySelectorAll('form').map((form) => sourceOf(form.getAttribute('action') ?? '')),
    hasManifest: page.querySelector('link[rel="manifest"]') !== null,
  };
}

interface Seal {
  /** The styles of the page, which become one element, so that the policy needs one hash for them. */
  css: string;
  /** Whether search engines are to leave the page out. */
  unlisted: boolean;
}

/**
 * Gives a page its last form: with its styles in one element, and its Content Security Policy in its head, before
 * anything that it speaks of. Nothing may change a script or a style of it after this.
 *
 * The policy is made here and not by Astro, which would hash styles that the build still changes. And it stands in the
 * page, not in a header: the page for unknown addresses answers anywhere, so no rule by address could carry its hashes;
 * hosts take a hundred such rules, and there may be thousands of pages.
 *
 * @param page the page as a tree
 * @throws when the page has no place for its policy
 */
export function sealed(html: string, page: HTMLElement, { css, unlisted }: Seal): string {
  const charset = page.querySelector('head > meta[charset]');
  if (charset === null)
    throw new Error('The page has no <meta charset> in its head; its policy is inserted after that.');
  const styles = stylesOf(page);
  const others = page.querySelectorAll('noscript style');
  const needs = needsOf(page, [...(styles.length > 0 ? [css] : []), ...others.map(({ rawText }) => rawText)]);
  const isToHide = unlisted && page.querySelector('meta[name="robots"]') === null;
  const meta =
    `<meta http-equiv="content-security-policy" content="${pagePolicy(needs)}">` +
    (isToHide ? '<meta name="robots" content="noindex">' : '');
  const edits = [
    { from: charset.range[1], to: charset.range[1], text: meta },
    ...styles.map(({ range: [from, to] }, index) => ({ from, to, text: index === 0 ? `<style>${css}</style>` : '' })),
  ].sort((one, other) => other.from - one.from);
  // Every other byte stays as Astro has written it, which no parser gives back: `<br/>` and `<br>` are one to it. From the
  // last to the first, so that each is still where the page as a tree has it.
  return edits.reduce((edited, { from, to, text }) => edited.slice(0, from) + text + edited.slice(to), html);
}
