import { hash } from 'node:crypto';
import { type HTMLElement, parse } from 'node-html-parser';
import { type PageNeeds, pagePolicy } from '../lib/hosting/page-policy.ts';

/** A page as a tree. The contents of scripts and styles are text; everything else is markup. */
export const readPage = (html: string): HTMLElement =>
  parse(html, { comment: true, blockTextElements: { script: true, style: true } });

/** The style elements of a page that always apply, without those in <noscript>. */
const stylesOf = (page: HTMLElement): HTMLElement[] =>
  page.querySelectorAll('style').filter((style) => style.closest('noscript') === null);

/** All styles of a page, in document order. */
export const cssOf = (page: HTMLElement): string =>
  stylesOf(page)
    .map(({ rawText }) => rawText)
    .join('');

const hashOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/** Inline scripts that are subject to the policy; JSON scripts are only data to browsers. */
const scripts = 'script:not([src], [type$=json])';

/** An address as a source in a policy: its origin or, for `mailto:`, which has none, its scheme. */
function sourceOf(address: string): string {
  if (!URL.canParse(address)) return "'self'";
  const { origin, protocol } = new URL(address);
  return origin === 'null' ? protocol : origin;
}

/**
 * Reads what a page needs from the page itself: its scripts, where it sends data (`data-connect`), whether it compiles
 * WebAssembly (`data-wasm`), the map that it frames (`data-map`), and where its forms submit to.
 *
 * @param styles contents of the style elements in the finished page
 */
export function needsOf(page: HTMLElement, styles: readonly string[]): PageNeeds {
  const values = (attribute: string): string[] =>
    page.querySelectorAll(`[${attribute}]`).map((element) => element.getAttribute(attribute) ?? '');
  return {
    scripts: page.querySelectorAll(scripts).map(({ rawText }) => hashOf(rawText)),
    styles: styles.map(hashOf),
    hasWasm: page.querySelector('[data-wasm]') !== null,
    connections: values('data-connect').map(sourceOf),
    // Google redirects the embed without a key to another of its hosts, and browsers check both.
    frames: values('data-map').flatMap((address) => [sourceOf(address), 'https://www.google.com']),
    // A form without an action submits to the page itself.
    forms: page.querySelectorAll('form').map((form) => sourceOf(form.getAttribute('action') ?? '')),
  };
}

/**
 * Finishes a page: puts its styles into one element, and its Content Security Policy into its head, before anything
 * that the policy applies to. Nothing may change a script or a style of the page after this.
 *
 * The policy is not made by Astro, which would hash styles that the build still changes. And it is in the page, not in
 * a header: the not-found page is served at any address, so no rule by address could include its hashes; and hosts
 * accept a hundred such rules, but there may be thousands of pages.
 *
 * @param page the page as a tree
 * @param css the styles of the page, which become one element, so that the policy needs only one hash
 * @param unlisted whether search engines must not index the page
 * @throws if the page has no place for its policy
 */
export function withPolicy(html: string, page: HTMLElement, css: string, unlisted: boolean): string {
  const charset = page.querySelector('head > meta[charset]');
  if (charset === null) {
    const title = page.querySelector('title')?.text ?? '';
    throw new Error(`The page “${title}” has no <meta charset> in its head, for its policy: use layouts/Page.astro.`);
  }
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
  // Every other byte stays as written by Astro, which a parser would not preserve: to it, `<br/>` and `<br>` are the
  // same. Applied from last to first, so that the ranges from the tree remain valid.
  return edits.reduce((edited, { from, to, text }) => edited.slice(0, from) + text + edited.slice(to), html);
}
