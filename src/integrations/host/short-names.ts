/** The class by which Astro ties a component's styles to its own elements: eight random signs, which do not compress. */
const scope = /\bastro-[a-z0-9]{8}\b/g;

/** A custom property, or another name that begins with two dashes, such as that of an anchor. */
const property = /(?<![\w./-])--[a-z][\w-]*/gi;

const styleElement = /<style>[\s\S]*?<\/style>/g;

/** `var(--heart)` as the value of an attribute. */
const propertyInTag = /(?<==")var\(--[a-z][\w-]*\)(?=")/gi;

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** 0 → “a”, 25 → “z”, 26 → “ba” */
const lettersOf = (index: number): string => {
  const rest = Math.floor(index / letters.length);
  return (rest > 0 ? lettersOf(rest) : '') + (letters[index % letters.length] ?? '');
};

/**
 * Gives each component's class the shortest name on the page; no other class of the site begins with a dash below the
 * line. Classes are looked up on their own page alone, and no script knows one of these.
 *
 * @param html a page with its style sheets in it
 */
export function shortScopes(html: string): string {
  const names = new Map<string, string>();
  return html.replaceAll(scope, (long) => {
    const short = names.get(long) ?? `_${lettersOf(names.size)}`;
    names.set(long, short);
    return short;
  });
}

/**
 * Gives each custom property the shortest name on the page.
 *
 * @param html a page with its style sheets in it
 * @param known names that scripts may ask for; they stay as they are
 */
export function shortProperties(html: string, known: ReadonlySet<string>): string {
  const places = [...(html.match(styleElement) ?? []), ...(html.match(propertyInTag) ?? [])].join('\n');
  const all = new Set([...places.matchAll(property)].map(([name]) => name));
  const names = new Map([...all.difference(known)].map((name, index) => [name, `--${lettersOf(index)}`]));
  const rename = (text: string) => text.replaceAll(property, (name) => names.get(name) ?? name);
  return html.replaceAll(styleElement, rename).replaceAll(propertyInTag, rename);
}
