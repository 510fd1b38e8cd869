import path from 'node:path';

/** A tag with its attributes, whose quoted values may hold `>`. */
const tags = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/** What is no program, such as JSON for search engines, changes nothing on the page. */
const inlineScripts = /<script(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g;

/** Everything in tags that styles can name: elements, attributes, the words of their values, custom properties. */
const wordsOfTags = (html: string): string[] =>
  (html.match(tags) ?? []).flatMap((tag) => [...tag.split(/[\s"'=<>/]+/), ...(tag.match(/--[\w-]+/g) ?? [])]);

/** The words of scripts that were read already: most pages have the same. */
const known = new Map<string, ReadonlySet<string>>();

/** Every word of a script, as any of them may become a class, an attribute or an element. */
function wordsOfScript(code: string): ReadonlySet<string> {
  const words = known.get(code) ?? new Set(code.match(/[\w-]+/g));
  known.set(code, words);
  return words;
}

/** The scripts of a page's islands and what those import, but not React's own, which knows every element there is. */
function islandScripts(html: string, read: (address: string) => string): string[] {
  const islands = [...html.matchAll(/ component-url="([^"]+)"/g)].map(([, address = '']) => address);
  const renderers = new Set([...html.matchAll(/ renderer-url="([^"]+)"/g)].map(([, address]) => address));
  return [...new Set(islands)].flatMap((address) => {
    const code = read(address);
    const imported = [...code.matchAll(/\bfrom ?["'](\.[^"']+)["']/g)]
      .map(([, file = '']) => path.posix.join(path.posix.dirname(address), file))
      .filter((file) => !renderers.has(file));
    return [code, ...imported.map(read)];
  });
}

/**
 * Every word of the page's scripts, those of its islands among them.
 *
 * @param html the page, without its style sheets
 * @param read gives the text of a file of the site by its address
 */
export function scriptWords(html: string, read: (address: string) => string): Set<string> {
  const scripts = [...html.matchAll(inlineScripts)].map(([, code = '']) => code);
  const words = new Set<string>();
  for (const code of [...scripts, ...islandScripts(html, read)]) {
    for (const word of wordsOfScript(code)) words.add(word);
  }
  return words;
}

/**
 * Every word of a page that a selector could match, now or after a script of the page has run. More than that does no
 * harm: it keeps a rule that is not needed.
 *
 * @param html the page, without its style sheets
 * @param inScripts the words of its scripts
 */
export function styleWords(html: string, inScripts: ReadonlySet<string>): Set<string> {
  return new Set([
    // The parser adds these.
    'html',
    'head',
    'body',
    'tbody',
    ...wordsOfTags(html),
    ...inScripts,
  ]);
}
