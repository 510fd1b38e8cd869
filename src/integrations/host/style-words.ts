import path from 'node:path';

/** A tag with its attributes, whose quoted values may hold `>`. */
const tags = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/** What is no program, such as JSON for search engines, changes nothing on the page. */
const inlineScripts = /<script(?![^>]*(?:json|speculationrules))[^>]*>([\s\S]*?)<\/script>/g;

/** Everything in tags that styles can name: elements, attributes, the words of their values, custom properties. */
const wordsOfTags = (html: string): string[] =>
  (html.match(tags) ?? []).flatMap((tag) => [...tag.split(/[\s"'=<>/]+/), ...(tag.match(/--[\w-]+/g) ?? [])]);

/**
 * Addresses of the scripts of a page's islands and of what those import, but not of React's own, which knows every
 * element there is.
 */
function islandScripts(html: string, read: (address: string) => string): string[] {
  const islands = [...html.matchAll(/ component-url="([^"]+)"/g)].map(([, address = '']) => address);
  const renderers = new Set([...html.matchAll(/ renderer-url="([^"]+)"/g)].map(([, address]) => address));
  return [...new Set(islands)].flatMap((address) => {
    const imported = [...read(address).matchAll(/\bfrom ?["'](\.[^"']+)["']/g)]
      .map(([, file = '']) => path.posix.join(path.posix.dirname(address), file))
      .filter((file) => !renderers.has(file));
    return [address, ...imported];
  });
}

/**
 * Reads every word of a page's scripts, those of its islands among them, as any may become a class, an attribute or an
 * element. Most pages have the same scripts, so their words are remembered.
 *
 * @param read gives the text of a file of the site by its address
 * @returns takes a page without its style sheets
 */
export function scriptReader(read: (address: string) => string): (html: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (html) => {
    const inline = [...html.matchAll(inlineScripts)].map(([, code = '']) => code);
    const files = islandScripts(html, read);
    const key = [...files, ...inline].join('\n');
    const words =
      known.get(key) ?? new Set([...inline, ...files.map(read)].flatMap((code) => code.match(/[\w-]+/g) ?? []));
    known.set(key, words);
    return words;
  };
}

/** The words of a page that styles can name. */
export interface StyleWords {
  has: (word: string) => boolean;
  /** Custom properties among them, with their dashes. */
  properties: readonly string[];
}

/** The parser adds these. */
const added = ['html', 'head', 'body', 'tbody'];

/**
 * Every word of a page that a selector could match, now or after a script of the page has run. More than that does no
 * harm: it keeps a rule that is not needed.
 *
 * @param html the page, without its style sheets
 * @param inScripts the words of its scripts
 */
export function styleWords(html: string, inScripts: ReadonlySet<string>): StyleWords {
  const inTags = new Set([...added, ...wordsOfTags(html)]);
  return {
    has: (word) => inTags.has(word) || inScripts.has(word),
    properties: [...inTags, ...inScripts].filter((word) => word.startsWith('--')),
  };
}
