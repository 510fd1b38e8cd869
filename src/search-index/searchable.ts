import { type HTMLElement, parse } from 'node-html-parser';
import { isListed } from '../lib/pages/listed-pages.ts';
import { shelfRoute } from '../lib/routes.ts';

/** Whether the search finds a page by its words; shelves of the Reading Room show only what the room itself does. */
export const isSearchable = (path: string) => isListed(path) && !path.startsWith(shelfRoute(''));

/** Elements that are not part of a page’s text. */
const ignored = '.screen-only, .sr-only, [popover], [aria-hidden="true"], svg, form, script, style';

/** Moves the small print of a heading below it: it is not part of the title. */
function moveSmallPrintBelowHeadings(main: HTMLElement): void {
  for (const heading of main.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const notes = heading.querySelectorAll('small');
    for (const note of notes) note.remove();
    if (notes.length > 0) heading.insertAdjacentHTML('afterend', `<p>${notes.join(' ')}</p>`);
  }
}

/** The greatest weight of a word: https://pagefind.app/docs/weighting/ */
const MAX_WEIGHT = '10';

/**
 * Moves the id of an answer to its question: Pagefind links only to headings with an id. Whoever types the words of a
 * question wants its answer before an article that uses them more often.
 */
function moveIdsToQuestions(main: HTMLElement): void {
  for (const heading of main.querySelectorAll('summary :is(h2, h3, h4):not([id])')) {
    const answer = heading.closest('summary')?.nextElementSibling;
    if (answer?.id) heading.setAttribute('id', answer.id);
    heading.setAttribute('data-pagefind-weight', MAX_WEIGHT);
    answer?.removeAttribute('id');
  }
}

/**
 * Turns each glossary term into a heading with its id, so that a search finds its definition first; its synonyms weigh
 * as much.
 */
function makeTermsHeadings(main: HTMLElement): void {
  for (const term of main.querySelectorAll('[id] > dt dfn')) {
    const entry = term.closest('[id]');
    term.nextElementSibling?.setAttribute('data-pagefind-weight', MAX_WEIGHT);
    term.replaceWith(`<h3 id="${entry?.id ?? ''}" data-pagefind-weight="${MAX_WEIGHT}">${term.innerHTML}</h3>`);
    entry?.removeAttribute('id');
  }
}

/**
 * Clears cells of only a dash, which means “no value”, or a bare number: an excerpt has no head of its column, and a
 * return must not be shown without its period, benchmark and basis.
 */
function clearValues(main: HTMLElement): void {
  for (const cell of main.querySelectorAll('td, dd')) {
    const text = cell.textContent.trim();
    if (/^\p{Pd}$/u.test(text) || (cell.rawTagName === 'td' && /^[+−]?\d[\d.,]*$/.test(text))) cell.textContent = '';
  }
}

/**
 * A page’s `<main>`, prepared for Pagefind. The rest repeats on every page or is not text, and would double the time.
 *
 * @throws if the page has none
 */
export function searchablePart(address: string, html: string): HTMLElement {
  const main = parse(html).querySelector('main');
  if (main === null) throw new Error(`${address} has no <main>, which the search index reads.`);
  // Without a space between adjacent elements, Pagefind would join a term and its definition into one word.
  for (const element of main.querySelectorAll('dd, dt, th, table, small')) element.before(' ');
  for (const element of main.querySelectorAll(ignored)) element.remove();
  moveSmallPrintBelowHeadings(main);
  moveIdsToQuestions(main);
  makeTermsHeadings(main);
  clearValues(main);
  return main;
}
