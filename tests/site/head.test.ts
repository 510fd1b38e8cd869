import { describe, expect, it } from 'vitest';
import { aliases, unlistedPages } from '../../src/lib/pages/listed-pages.ts';
import { content, settings } from '../lib/content-files.ts';
import { everyPage, expectNone } from './support/every-page.ts';
import { pageAt, pages, textAt, type Page } from './support/site.ts';

const meta = (page: Page | undefined, name: string) =>
  page?.document.querySelector(`head meta[name="${name}"], head meta[property="${name}"]`)?.getAttribute('content');
const title = (page?: Page) => page?.document.querySelector('head title')?.text ?? '';
const description = (page?: Page) => meta(page, 'description') ?? '';
const canonical = (page: Page) => page.document.querySelector('head link[rel="canonical"]')?.getAttribute('href');
/** The address that search engines should list for a page: that of the year for a shelf of one kind and one year. */
const address = (page: Page) => {
  const shelf = page.address.replace(/^(\/NewsLetter)-\w+-(\d{4})$/, '$1-$2');
  return new URL(aliases[page.address] ?? shelf, settings.website).href;
};

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

  it('is unique, except that /Home repeats /, and a year of the Reading Room the only part that it has', () => {
    const isRepeated = (page: Page) => /^\/NewsLetter-/.test(page.address) && !canonical(page)?.endsWith(page.address);
    const others = pages.filter((page) => page.address !== '/Home' && !isRepeated(page));
    const shared = [...Map.groupBy(others, textOf).values()].filter(({ length }) => length > 1);
    expectNone(shared.map((group) => `${group.map(({ address }) => address).join()} share “${textOf(group[0])}”`));
  });
});

it('the title of a page names the firm once', () => {
  everyPage((page, report) => {
    if (title(page).split(settings.firm.name).length !== 2) report(`has the title “${title(page)}”`);
  });
});

it('the pages for prospects say “PMS”, which is what they type', () => {
  const offered = ['/', '/DirectOnboarding', '/JoinAsNri', ...content.approaches.map(({ id }) => `/${id}`)];
  const withTitle = ['/', '/FeeCalculation', '/Schemes', '/Performance', '/Compare'];
  expectNone([...offered, ...withTitle].filter((address) => !/\bPMS\b/.test(textAt(address))));
  expectNone(withTitle.filter((address) => !/\bPMS\b/.test(title(pageAt(address)))));
});

it('/Home is the same page as /, and need not be tested in a browser', () => {
  const [home, alias] = ['/', '/Home'].map((address) => pageAt(address)?.html);
  expect(alias).toBe(home);
});

it('has one absolute canonical address: its own, or that of the page that it repeats', () => {
  everyPage((page, report) => {
    const expected = unlistedPages.includes(page.address) ? undefined : address(page);
    if (canonical(page) !== expected) report(`has the canonical address ${canonical(page) ?? 'missing'}`);
    const robots = expected === undefined ? 'noindex' : undefined;
    if (meta(page, 'robots') !== robots) report(`tells search engines ${meta(page, 'robots') ?? 'nothing'}`);
  });
  const contact = pageAt('/ContactUs') as Page;
  expect(canonical(contact)).toBe(`${settings.website}/Information`);
  // Its picture names the other page, not this one.
  expect(meta(contact, 'og:image:alt')).toBe(`${settings.firm.name}, with contours`);
});

it('has matching Open Graph metadata', () => {
  everyPage((page, report) => {
    const expected = {
      'og:title': title(page),
      'og:description': description(page),
      // Pages that are not listed have no address to share.
      ...(!unlistedPages.includes(page.address) && { 'og:url': canonical(page) }),
      // So that the first to share a link sees its picture at once; seo.test.ts measures it.
      'og:image:width': '1200',
      'og:image:height': '630',
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
