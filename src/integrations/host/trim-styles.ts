import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shortProperties, shortScopes } from './short-names.ts';
import { scriptReader, type StyleWords, styleWords } from './style-words.ts';
import { namesInSelectors, withoutUnused } from './unused-styles.ts';

const styleElement = /<style>([\s\S]*?)<\/style>/g;

/** Trims style sheets, and remembers the results: pages of one kind have the same of what their styles speak of. */
function trimmer(): (css: string, words: StyleWords) => string {
  const names = new Map<string, ReadonlySet<string>>();
  const results = new Map<string, string>();
  return (css, { has, properties }) => {
    const named = names.get(css) ?? namesInSelectors(css);
    names.set(css, named);
    const shared = [...named].filter(has);
    const key = [...shared, ...properties, css].join('\n');
    const result = results.get(key) ?? withoutUnused(css, new Set(shared), properties);
    results.set(key, result);
    return result;
  };
}

/**
 * Trims the styles of a page to what the page has. Any component may stand in any text, so Astro gives a page the styles
 * of all of them; on a slow line the difference is a round trip.
 *
 * @param folder the built site, for the scripts of a page's islands
 */
export function styleTrimmer(folder: string): (html: string) => string {
  const trim = trimmer();
  const files = new Map<string, string>();
  const wordsOfScripts = scriptReader((address) => {
    const code = files.get(address) ?? readFileSync(path.join(folder, address), 'utf8');
    files.set(address, code);
    return code;
  });
  return (html) => {
    const bare = html.replace(styleElement, '');
    const inScripts = wordsOfScripts(bare);
    const words = styleWords(bare, inScripts);
    const trimmed = html.replace(styleElement, (_, css: string) => `<style>${trim(css, words)}</style>`);
    return shortProperties(shortScopes(trimmed), inScripts);
  };
}
