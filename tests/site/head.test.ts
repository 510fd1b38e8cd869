import { describe, expect, it } from 'vitest';
import { settings } from '../lib/content-files.ts';
import { everyPage, expectNone, type Report } from './support/every-page.ts';
import { notFound, pageAt, pages, type Page } from './support/site.ts';

const meta = (page: Page, name: string) =>
  page.document.querySelector(`head meta[name="${name}"], head meta[property="${name}"]`)?.getAttribute('content');
const title = (page: Page) => page.document.querySelector('head title')?.text;
const canonical = (page: Page) => page.document.querySelector('head link[rel="canonical"]')?.getAttribute('href');
const address = (page: Page) => new URL(page.address === '/Home' ? '/' : page.address, settings.website).href;

function checkLength(text: string | undefined, name: string, [least, most]: [number, number], report: Report) {
  if (text === undefined) report(`has no ${name}`);
  else if (text.length < least || text.length > most) {
    report(`has a ${name} of ${text.length} characters, not ${least} to ${most}: “${text}”`);
  }
}

/** The address `/Home` repeats `/`, words included. */
function expectUnique(words: (page: Page) => string | undefined) {
  const groups = Map.groupBy(
    pages.filter((page) => page.address !== '/Home'),
    words,
  );
  expectNone(
    [...groups].flatMap(([text, group]) =>
      group.length > 1 ? [`${group.map((page) => page.address).join(', ')} share “${text ?? ''}”`] : [],
    ),
  );
}

describe('title and description', () => {
  it('have a length that search results show in full', () => {
    everyPage((page, report) => {
      checkLength(title(page), 'title', [5, 60], report);
      checkLength(meta(page, 'description'), 'description', [15, 160], report);
    });
  });

  it('belong to one page alone', () => {
    expectUnique(title);
    expectUnique((page) => meta(page, 'description'));
  });

  it('are those of / on /Home, words included', () => {
    const [home, alias] = [pageAt('/'), pageAt('/Home')];
    if (!home || !alias) throw new Error('/ or /Home is missing');
    const shown = (page: Page) => page.document.querySelector('main')?.text;
    expect([title(alias), meta(alias, 'description'), shown(alias)]).toEqual([
      title(home),
      meta(home, 'description'),
      shown(home),
    ]);
  });
});

it('names its own full address as the canonical one', () => {
  everyPage((page, report) => {
    // The not-found page answers at any unknown address, so it has none of its own.
    if (page.address === notFound) return;
    if (canonical(page) !== address(page)) report(`has the canonical address ${canonical(page) ?? 'missing'}`);
  });
});

it('says the same to networks on which it is shared', () => {
  everyPage((page, report) => {
    const expected = {
      'og:title': title(page),
      'og:description': meta(page, 'description'),
      // A page that answers at any unknown address has none to share.
      ...(page.address !== notFound && { 'og:url': canonical(page) }),
      // Title, words and picture it takes from the Open Graph.
      'twitter:card': 'summary_large_image',
    };
    for (const [name, value] of Object.entries(expected)) {
      if (meta(page, name) === undefined) report(`has no ${name}`);
      else if (meta(page, name) !== value) report(`has another ${name}: “${meta(page, name) ?? ''}”`);
    }
    if (!/^(website|article|profile)$/.test(meta(page, 'og:type') ?? '')) report('has no fitting og:type');
    if (!meta(page, 'og:image')?.startsWith(settings.website)) report('has no og:image with a full address');
  });
});

it('names its language, characters and width', () => {
  everyPage((page, report) => {
    if (page.document.querySelector('html')?.getAttribute('lang') !== 'en-IN') report('has no lang="en-IN"');
    if (!page.document.querySelector('head meta[charset="utf-8"]')) report('has no meta charset');
    const viewport = meta(page, 'viewport') ?? 'nothing';
    // Anything more, such as maximum-scale, could keep a visitor from enlarging the page.
    if (viewport !== 'width=device-width, initial-scale=1') report(`has the viewport ${viewport}`);
  });
});
