import type { HTMLElement } from 'node-html-parser';
import { expect } from 'vitest';
import { pages, type Page } from './site.ts';

/** Records a problem on the current page, and where. */
export type Report = (message: string, element?: HTMLElement) => void;

/** Checks every page, then fails with all problems: a line each, with the number of pages and the first three. */
export function everyPage(check: (page: Page, report: Report) => void): void {
  expect(pages.length, 'The built site has no pages').toBeGreaterThan(0);
  const problems = new Map<string, Set<string>>();
  for (const page of pages) {
    check(page, (message, element) => {
      const problem = element ? `${openingTag(element)} ${message}` : message;
      problems.set(problem, (problems.get(problem) ?? new Set()).add(page.address));
    });
  }
  expectNone([...problems].map(([problem, where]) => `${where.size}, ${[...where].slice(0, 3).join()}: ${problem}`));
}

/** Fails with the list of problems, if there are any. */
export function expectNone(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(`${problems.length} found:\n${problems.join('\n')}`);
}

/** The element’s opening tag, without Astro’s own attributes, and its text. */
function openingTag(element: HTMLElement): string {
  const attributes = element.rawAttrs.replaceAll(/\s*data-astro-cid-\w+(="\w*")?/g, '');
  const words = element.text.replaceAll(/\s+/g, ' ').trim();
  return `<${[element.rawTagName, attributes].filter(Boolean).join(' ').slice(0, 120)}>${words.slice(0, 40)}:`;
}
