import { partsOf, withEllipses } from '../../lib/search/excerpt.ts';
import type { Met } from '../../lib/search/words-met.ts';

/** What Pagefind knows of a place that it found; addresses as they were put into the index. */
export interface Found extends Met {
  url: string;
  excerpt: string;
  meta: { title?: string; kind?: string };
  /** Parts of the page below headings with an id, the page itself first. */
  sub_results: { title: string; url: string; excerpt: string }[];
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

/** The part of a page that fits best, where it is not the page's beginning. */
const bestPart = ({ url, sub_results: parts }: Found) => parts.find((part) => part.url !== url);

function item(found: Found): HTMLLIElement {
  const link = make('a', found.meta.title ?? found.url);
  link.href = found.url;
  const heading = make('h2', link);
  if (found.meta.kind) heading.append(make('span', ` ${found.meta.kind}`));
  const entry = make('li', heading, make('p', ...withHits(found.excerpt)));
  const part = bestPart(found);
  if (part && found.excerpt !== part.excerpt) {
    const toPart = make('a', part.title);
    toPart.href = part.url;
    entry.append(make('p', 'In the part ', toPart));
  }
  return entry;
}

/** Puts the places that were found in the list, in place of earlier ones. */
export function showResults(list: Element, found: readonly Found[]): void {
  list.replaceChildren(...found.map(item));
}

/** “3 results for “moat””, for the eyes and for screen readers; where there are more than are shown, with their number. */
export function summary(count: number, words: string, shown = count): string {
  if (words === '') return '';
  if (count === 0) return `Nothing found for “${words}”. Try fewer or other words.`;
  const below = shown < count ? `, the first ${shown} below` : '';
  return `${count} result${count === 1 ? '' : 's'} for “${words}”${below}`;
}
