import { partsOf, withEllipses } from '../../lib/search/excerpt.ts';
import type { SearchResult } from '../../lib/search/all-words-match.ts';

/** A result from Pagefind; addresses are as in the index. */
export interface Found extends SearchResult {
  url: string;
  excerpt: string;
  meta: { title: string; kind?: string };
  /** Parts of the page below headings with an id, the page itself first. */
  sub_results: PartFound[];
}

/** A part of a page that contains the words, with the score of each. */
export interface PartFound {
  title: string;
  url: string;
  excerpt: string;
  weighted_locations: { balanced_score: number }[];
}

/** Makes an element with text, which is never parsed as HTML. */
function make<Name extends keyof HTMLElementTagNameMap>(name: Name, ...children: (Node | string)[]) {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}

/** The excerpt with its hits marked. */
const withHits = (excerpt: string): (Node | string)[] =>
  withEllipses(partsOf(excerpt)).map(({ text, isHit }) => (isHit ? make('mark', text) : text));

/** The total score of the words in a part; those in its heading count most. */
const scoreOf = ({ weighted_locations: words }: PartFound) =>
  words.reduce((sum, { balanced_score: score }) => sum + score, 0);

/** The best matching part of a page, which may be its beginning. Windows 7 has no browser with toSorted(). */
const bestPart = ({ sub_results: parts }: Found) => [...parts].sort((one, other) => scoreOf(other) - scoreOf(one))[0];

/** “Joining as an HUF: Withdrawing and leaving”. */
const withPart = (title: string, part: string) => title + (/[.?!]$/.test(title) ? ' ' : ': ') + part;

function item(found: Found): HTMLLIElement {
  const { url, title, excerpt } = bestPart(found) ?? { ...found, title: '' };
  const name = found.meta.title;
  const link = make('a', url === found.url ? name : withPart(name, title));
  link.href = url;
  // Part of the link, so that whoever moves from link to link hears it too.
  if (found.meta.kind) link.append(make('span', ` ${found.meta.kind}`));
  return make('li', make('h2', link), make('p', ...withHits(excerpt)));
}

/** Replaces the results in the list. */
export function showResults(list: Element, found: readonly Found[]): void {
  list.replaceChildren(...found.map(item));
}

/** Shown instead of results. */
export const SEARCH_FAILED = 'The search did not load. Please try again, or look in the places below.';

/** Shown above the results that are there already. */
export const MORE_FAILED = 'More results did not load. Please try again.';

/** “Nothing found for “minimun”. Did you mean minimum?”, where the last word links to its results. */
export function offer(words: string, meant: string): (Node | string)[] {
  const link = make('a', meant);
  link.href = `?q=${encodeURIComponent(meant)}`;
  return [`Nothing found for “${words}”. Did you mean `, link, '?'];
}

/** “3 results for “moat””, on screen and for screen readers; also states how many are shown, if not all are. */
export function summary(count: number, words: string, shown = count): string {
  if (count === 0) {
    const isOtherScript = /(?=\p{L})\P{Script=Latin}/u.test(words);
    return `Nothing found for “${words}”. ${isOtherScript ? 'This site is in English: try English words.' : 'Try fewer or different words.'}`;
  }
  const below = shown < count ? `, the first ${shown} below` : '';
  return `${count} result${count === 1 ? '' : 's'} for “${words}”${below}`;
}
