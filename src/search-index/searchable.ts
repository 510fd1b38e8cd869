import { type HTMLElement, parse } from 'node-html-parser';
import { notFoundRoute, routes, shelfRoute } from '../lib/routes.ts';

/** Parts of the Reading Room show what the Reading Room shows; these pages repeat another or have nothing to find. */
const repeated = new Set<string>([routes.homeAlias, routes.search, routes.contactOffice, notFoundRoute]);

/** Whether the search finds a page by its words. */
export const isSearchable = (path: string) => !repeated.has(path) && !path.startsWith(shelfRoute(''));

/** What stands on pages but is no text of theirs. */
const passedOver = '.screen-only, .sr-only, [popover], [aria-hidden="true"], svg, form, script, style';

/** A mark in a heading is none of its words, but says something of what follows. */
function putMarksBehindHeadings(main: HTMLElement): void {
  for (const heading of main.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const marks = heading.querySelectorAll('small');
    for (const mark of marks) mark.remove();
    if (marks.length > 0) heading.insertAdjacentHTML('afterend', `<p>${marks.join(' ')}</p>`);
  }
}

/** Pagefind leads to headings with an id alone, and the id of a question is that of its answer. */
function nameQuestions(main: HTMLElement): void {
  for (const heading of main.querySelectorAll('summary :is(h2, h3, h4):not([id])')) {
    const answer = heading.closest('summary')?.nextElementSibling;
    if (answer?.id) heading.setAttribute('id', answer.id);
    answer?.removeAttribute('id');
  }
}

/** What a word in a heading of the third level counts: https://pagefind.app/docs/weighting/ */
const H3_WEIGHT = '5';

/**
 * So is a word of the glossary a heading: who looks for it is to find its meaning first, and on the page its place. Its
 * other names count as much.
 */
function nameWords(main: HTMLElement): void {
  for (const word of main.querySelectorAll('[id] > dt dfn')) {
    const place = word.closest('[id]');
    word.nextElementSibling?.setAttribute('data-pagefind-weight', H3_WEIGHT);
    word.replaceWith(`<h3 id="${place?.id ?? ''}">${word.innerHTML}</h3>`);
    place?.removeAttribute('id');
  }
}

/** A dash says that a cell has nothing to say. */
function emptyCellsOfDashes(main: HTMLElement): void {
  for (const cell of main.querySelectorAll('td, dd')) {
    if (/^\s*\p{Pd}\s*$/u.test(cell.textContent)) cell.textContent = '';
  }
}

/**
 * A page of the part that is its own, as the search is to read it. The rest is the same on every page, or styles and
 * scripts, and would take Pagefind twice as long.
 *
 * @throws when the page has none
 */
export function searchablePart(address: string, html: string): HTMLElement {
  const [own] = /<main[\s>][\s\S]*<\/main>/.exec(html) ?? [];
  if (own === undefined) throw new Error(`${address} has no <main>, which the search index reads.`);
  // Pagefind reads a name and what is said of it as one word where nothing stands between their tags.
  const main = parse(own.replaceAll(/<(?=(d[dt]|th)[\s>])|(?<=<\/\w+>)<(?=(table|small)[\s>])/g, ' <'));
  for (const element of main.querySelectorAll(passedOver)) element.remove();
  putMarksBehindHeadings(main);
  nameQuestions(main);
  nameWords(main);
  emptyCellsOfDashes(main);
  return main;
}
