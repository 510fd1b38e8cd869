import { describe, expect, it } from 'vitest';
import { settings } from '../lib/content-files.ts';
import { everyPage, expectNone } from './support/every-page.ts';
import { notFound, pageAt, pages, type Page } from './support/site.ts';

const meta = (page: Page | undefined, name: string) =>
  page?.document.querySelector(`head meta[name="${name}"], head meta[property="${name}"]`)?.getAttribute('content');
const title = (page?: Page) => page?.document.querySelector('head title')?.text ?? '';
const description = (page?: Page) => meta(page, 'description') ?? '';
const canonical = (page: Page) => page.document.querySelector('head link[rel="canonical"]')?.getAttribute('href');
const address = (page: Page) => new URL(page.address === '/Home' ? '/' : page.address, settings.website).href;

describe.each([
  { name: 'title', textOf: title, least: 5, most: 60 },
  { name: 'description', textOf: description, least: 15, most: 160 },
])('the $name of a page', ({ textOf, least, most }) => {
  it('has a length that search results show in full', () => {
    everyPage((page, report) => {
      const { length } = textOf(page);
      if (length < least || length > most) report(`has ${length} characters, not ${least} to ${most}`);
    });
  });

  it('is unique, except that /Home repeats /', () => {
    const others = pages.filter(({ address }) => address !== '/Home');
    const shared = [...Map.groupBy(others, textOf).values()].filter(({ length }) => length > 1);
    expectNone(shared.map((group) => `${group.map(({ address }) => address).join()} share “${textOf(group[0])}”`));
  });
});

it('the title of a page names the firm once', () => {
  everyPage((page, report) => {
    if (title(page).split(settings.firm.name).length !== 2) report(`has the title “${title(page)}”`);
  });
});

it('/Home has the same text as /', () => {
  const [home, alias] = ['/', '/Home'].map((address) => {
    const page = pageAt(address);
    return [title(page), description(page), page?.document.querySelector('main')?.text];
  });
  expect(alias).toEqual(home);
});

it('has its own absolute address as the canonical one', () => {
  everyPage((page, report) => {
    // The 404 page answers any unknown address, so it has no canonical one.
    if (page.address === notFound) return;
    if (canonical(page) !== address(page)) report(`has the canonical address ${canonical(page) ?? 'missing'}`);
  });
});

it('has matching Open Graph metadata', () => {
  everyPage((page, report) => {
    const expected = {
      'og:title': title(page),
      'og:description': description(page),
      // The 404 page has no address to share.
      ...(page.address !== notFound && { 'og:url': canonical(page) }),
      // Title, description and image come from Open Graph.
      'twitter:card': 'summary_large_image',
    };
    for (const [name, value] of Object.entries(expected)) {
      if (value === undefined || meta(page, name) !== value) report(`has another ${name}: “${meta(page, name) ?? ''}”`);
    }
    if (!/^(website|article|profile)$/.test(meta(page, 'og:type') ?? '')) report('has no fitting og:type');
    if (!meta(page, 'og:image')?.startsWith(settings.website)) report('has no og:image with a full address');
  });
});

it('declares its language and viewport', () => {
  everyPage((page, report) => {
    if (page.document.querySelector('html')?.getAttribute('lang') !== 'en-IN') report('has no lang="en-IN"');
    const viewport = meta(page, 'viewport') ?? 'nothing';
    // More settings, such as maximum-scale, could keep visitors from zooming.
    if (viewport !== 'width=device-width, initial-scale=1') report(`has the viewport ${viewport}`);
  });
});
