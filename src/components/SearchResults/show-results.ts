import { partsOf, withEllipses } from '../../lib/search/excerpt.ts';
import type { Met } from '../../lib/search/words-met.ts';

/** What Pagefind knows of a place that it found; addresses as they were put into the index. */
export interface Found extends Met {
  url: string;
  excerpt: string;
  meta: { title: string; kind?: string };
  /** Parts of the page below headings with an id, the page itself first. */
  sub_results: PartFound[];
}

/** A part of a page that has the words, and what each of them counts there. */
export interface PartFound {
  title: string;
  url: string;
  excerpt: string;
  weighted_locations: { balanced_score: number }[];
}

/** An element with text; text is never read as HTML. */
function make<Name extends keyof HTMLElementTagNameMap>(name: Name, ...children: (Node | string)[]) {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}

/** The excerpt with its hits marked. */
const withHits = (excerpt: string): (Node | string)[] =>
  withEllipses(partsOf(excerpt)).map(({ text, hit }) => (hit ? make('mark', text) : text));

/** What the words of a part count together; those in its heading count most. */
const scoreOf = ({ weighted_locations: words }: PartFound) =>
  words.reduce((sum, { balanced_score: score }) => sum + score, 0);

/** The part of a page that fits best, which may be its beginning. */
const bestPart = ({ sub_results: parts }: Found) => parts.toSorted((one, other) => scoreOf(other) - scoreOf(one))[0];

/** “Joining as an HUF: Withdrawing and leaving”. */
const withPart = (title: string, part: string) => title + (/[.?!]$/.test(title) ? ' ' : ': ') + part;

function item(found: Found): HTMLLIElement {
  const { url, title, excerpt } = bestPart(found) ?? { ...found, title: '' };
  const name = found.meta.title;
  const link = make('a', url === found.url ? name : withPart(name, title));
  link.href = url;
  const heading = make('h2', link);
  if (found.meta.kind) heading.append(make('span', ` ${found.meta.kind}`));
  return make('li', heading, make('p', ...withHits(excerpt)));
}

/** Puts the places that were found in the list, in place of earlier ones. */
export function showResults(list: Element, found: readonly Found[]): void {
  list.replaceChildren(...found.map(item));
}

/** “3 results for “moat””, for the eyes and for screen readers; where there are more than are shown, with their number. */
export function summary(count: number, words: string, shown = count): string {
  if (count === 0) return `Nothing found for “${words}”. Try fewer or other words.`;
  const below = shown < count ? `, the first ${shown} below` : '';
  return `${count} result${count === 1 ? '' : 's'} for “${words}”${below}`;
}
