import { createHash } from 'node:crypto';
import type { PageNeeds } from '../../lib/page-policy.ts';

const scripts = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g;
const styles = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/g;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Scripts that stand in the page and run; browsers only read those of a JSON type. */
const runs = (attributes: string): boolean => !/\ssrc=|\stype="[^"]*json"/.test(attributes);

/** The values of an attribute on any element, or on elements of one name; most pages have none. */
const values = (html: string, attribute: string, element = '[a-z-]+'): string[] =>
  !html.includes(`${attribute}="`)
    ? []
    : [...html.matchAll(new RegExp(`<${element}\\s(?:[^>]*\\s)?${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) =>
        value.replaceAll('&#38;', '&').replaceAll('&amp;', '&'),
      );

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
 * Reads what a page needs from the finished page itself: its scripts and styles, and where it says that it sends
 * (`data-connect`), compiles WebAssembly (`data-wasm`), frames a map (`data-map`) and has forms go to.
 */
export function needsOf(html: string): PageNeeds {
  const forms = html.match(/<form[\s>]/g) ?? [];
  const actions = values(html, 'action', 'form');
  return {
    scripts: [...html.matchAll(scripts)].flatMap(([, attributes = '', code = '']) =>
      runs(attributes) ? [hashOf(code)] : [],
    ),
    styles: [...html.matchAll(styles)].map(([, css = '']) => hashOf(css)),
    hasWasm: html.includes('data-wasm') && /<[a-z-]+\s(?:[^>]*\s)?data-wasm[\s>=]/.test(html),
    connections: values(html, 'data-connect').map(sourceOf),
    frames: values(html, 'data-map').flatMap(mapSources),
    // A form without an action goes to the page itself.
    forms: [...actions.map(sourceOf), ...(forms.length > actions.length ? ["'self'"] : [])],
    hasManifest: html.includes('<link rel="manifest"'),
  };
}
