import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { PurgeCSS } from 'purgecss';
import { memoize } from '../lib/memoize.ts';
import { cssOf } from './page-security.ts';

/** Names that always count as present: states set at run time, pseudo-classes and pseudo-elements, nesting. */
const alwaysThere = [/^aria-/, /^[:&]/];

/** Where PurgeCSS misses custom properties (docs/upstream/purgecss-at-rules.md): without a selector, in preludes. */
const besideRules = /@(?:keyframes|position-try|starting-style|page)\b[^{]*\{(?:[^{}]|\{[^{}]*\})*\}|@[^{;]+/g;

/** Removes Tailwind’s licence, which is in /licences.txt, and blocks left empty by pruning, from the innermost out. */
function withoutRests(css: string): string {
  const less = css.replace(/\/\*![^]*?\*\/|[^{};]+\{\s*\}/g, '');
  return less === css ? css : withoutRests(less);
}

const propertiesIn = (text: string): string[] => text.match(/--[\w-]+/g) ?? [];

/** All names by which selectors can match an element, and the custom properties in its attributes, as in drawings. */
const namesOf = ({ rawTagName, attributes }: HTMLElement): string[] => [
  rawTagName,
  ...Object.entries(attributes).flatMap(([name, value]) => [
    name.toLowerCase(),
    ...(name === 'class' || name === 'id' ? value.split(/\s+/) : propertiesIn(value)),
  ]),
];

/** The attribute for a name in an element’s `dataset`: `data-asked` for `asked`. */
const inDataset = (name: string): string => `data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`;

/** Names in the scripts of a page and its islands (docs/upstream/astro-island-interface.md): any word may be one. */
function scriptReader(folder: string, assets: string): (page: HTMLElement) => ReadonlySet<string>[] {
  const nameOfScript = new RegExp(`["'\`](?:\\.|/${assets})/([\\w.-]+\\.js)["'\`]`, 'g');
  const read = memoize((code: string) => ({
    // The last are classes with special characters, such as `lg:w-1/2`.
    names: new Set([
      ...(code.match(/[\w-]+/g) ?? []),
      ...(code.match(/\w+/g) ?? []).map(inDataset),
      ...(code.match(/(?<=["'`\s])[^\s"'`;{}]{1,60}(?=["'`\s])/g) ?? []),
    ]),
    imports: [...code.matchAll(nameOfScript)].map(([, name = '']) => name),
  }));
  const fileOf = (name: string) => path.join(folder, assets, name);
  const codeOf = memoize((name: string) => (existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : ''));
  return (page) => {
    const islands = page.querySelectorAll('[component-url]').map(({ attributes }) => attributes);
    const texts = [
      ...page
        .querySelectorAll('script:not([type$=json])')
        .map(({ rawText, attributes: { src } }) => (src === undefined ? rawText : `"${src}"`)),
      ...islands.flatMap((island) => [...Object.values(island), `"${island['component-url'] ?? ''}"`]),
    ];
    const files = new Set(texts.flatMap((text) => read(text).imports));
    // Iterating over a set includes what is added on the way.
    for (const file of files) for (const name of read(codeOf(file)).imports) files.add(name);
    return [...texts, ...[...files].map(codeOf)].map((text) => read(text).names);
  };
}

/** Removes from a style sheet what no page with these names can use. */
async function pruned(css: string, names: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: names.join(' '), extension: 'names' }],
    defaultExtractor: (text) => text.split(' '),
    css: [{ raw: css }],
    keyframes: true,
    variables: true,
    // The value of an existing attribute may change later.
    dynamicAttributes: [...names],
    safelist: {
      standard: alwaysThere,
      keyframes: [...names],
      variables: [...names, ...(css.match(besideRules) ?? []).flatMap(propertiesIn)],
    },
  });
  // Layers are ordered by their first mention, which may have been in a rule that was removed.
  const layers = [...css.matchAll(/@layer ([^{};]+)/g)].flatMap(([, list = '']) => list.split(','));
  const order = layers.length > 0 ? `@layer ${[...new Set(layers)].join()};` : '';
  return order + withoutRests(result?.css ?? css);
}

/**
 * Prunes the styles of a page to those that it can use, now or after its scripts have run. Astro adds the styles of
 * every component that its text might contain; on a slow line, the unused ones cost a round trip.
 *
 * @param folder the built site
 * @param assets its folder for files with a hash in their name, such as `_astro`
 */
export function stylePruner(folder: string, assets: string): (page: HTMLElement) => Promise<string> {
  const scriptsOf = scriptReader(folder, assets);
  // A thousand articles have the same scripts, and mostly the same elements.
  const sheetOf = memoize((css: string) => {
    const plain = css.replaceAll('\\', '');
    const words = new Set(plain.match(/[\w-]+/g));
    const isInIt = (name: string) => words.has(name) || (/[^\w-]/.test(name) && plain.includes(name));
    return {
      namedBy: memoize((script: ReadonlySet<string>) => [...script].filter(isInIt)),
      isInIt,
      prunedTo: memoize((names: string) => pruned(css, names.split(' '))),
    };
  });
  return (page) => {
    const { namedBy, isInIt, prunedTo } = sheetOf(cssOf(page));
    // Browsers add the first four.
    const inTags = new Set(['html', 'head', 'body', 'tbody', ...page.getElementsByTagName('*').flatMap(namesOf)]);
    const names = new Set([...[...inTags].filter(isInIt), ...scriptsOf(page).flatMap(namedBy)]);
    return prunedTo([...names].sort().join(' '));
  };
}
