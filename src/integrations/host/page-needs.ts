import { createHash } from 'node:crypto';
import type { HTMLElement } from 'node-html-parser';
import type { PageNeeds } from '../../lib/page-policy.ts';

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
