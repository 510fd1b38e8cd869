import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { isoDay } from '../../src/lib/format.ts';
import { content, settings } from '../lib/content-files.ts';
import { everyPage } from './support/every-page.ts';
import { pageAt, pages, plain, textAt, type Page } from './support/site.ts';

type Thing = Record<string, unknown> & { '@type': string };

/** The schema.org data of a page. */
function thingsOf({ document }: Page): Thing[] {
  return document.querySelectorAll('script[type="application/ld+json"]').flatMap((script) => {
    const data = JSON.parse(script.text) as Thing & { '@graph'?: Thing[] };
    return data['@graph'] ?? [data];
  });
}

const thingAt = (address: string, type: string) =>
  pages
    .filter((page) => page.address === address)
    .flatMap(thingsOf)
    .find((thing) => thing['@type'] === type);

/** Properties that search engines require; schema-dts checks the optional ones. */
const required: Record<string, string[]> = {
  FinancialService: ['name', 'url', 'address', 'geo', 'identifier', 'image', 'telephone'],
  WebSite: ['name', 'url', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  Article: ['headline', 'datePublished', 'image', 'author', 'publisher'],
  FAQPage: ['mainEntity'],
  Person: ['@id', 'name', 'url', 'worksFor'],
};

it('has every property that search engines require, with absolute addresses', () => {
  everyPage((page, report) => {
    for (const thing of thingsOf(page)) {
      const names = required[thing['@type']];
      if (names === undefined) report(`has an unknown ${thing['@type']}`);
      for (const name of names ?? []) if (!thing[name]) report(`has a ${thing['@type']} without ${name}`);
      const addresses = JSON.stringify(thing).matchAll(/"(?:url|image|logo|item|@id|mainEntityOfPage)":"([^"]*)"/g);
      for (const [, address = ''] of addresses) if (!URL.canParse(address)) report(`has the address ${address}`);
    }
  });
});

it('identifies the firm as /VerifyUs does', () => {
  const firm: Record<string, unknown> = thingAt('/', 'FinancialService') ?? {};
  const { value } = firm['identifier'] as { value: string };
  const main = pageAt('/VerifyUs')?.document.querySelector('main');
  for (const words of [firm['legalName'], value]) expect(main?.text).toContain(words);
  expect(firm['sameAs']).toBe(settings.links.socialMedia);
  const { socialMedia = [] } = settings.links;
  for (const address of [`tel:${String(firm['telephone'])}`, `mailto:${String(firm['email'])}`].concat(socialMedia))
    expect(main?.querySelector(`a[href="${address}"]`), address).toBeTruthy();
});

it('refers to the firm everywhere by one @id, that of its description on the home page', () => {
  const firm = thingAt('/', 'FinancialService')?.['@id'];
  expect(firm).toBe(`${settings.website}/#firm`);
  expect(thingAt('/', 'WebSite')).toMatchObject({ publisher: { '@id': firm } });
  for (const { id } of content.communiques)
    expect(thingAt(`/${id}`, 'Article')).toMatchObject({ author: { '@id': firm }, publisher: { '@id': firm } });
  for (const { id } of content.team)
    expect(thingAt(`/member/${id}`, 'Person')).toMatchObject({ worksFor: { '@id': firm } });
});

it.each(content.communiques)('/$id is an article with its date', ({ id, data }) => {
  const article = thingAt(`/${id}`, 'Article');
  expect(article).toMatchObject({ datePublished: isoDay(data.date), mainEntityOfPage: `${settings.website}/${id}` });
  expect(textAt(`/${id}`)).toContain(article?.['headline']);
});

it('shows every question and answer of its structured data', () => {
  const { mainEntity } = thingAt('/FAQ', 'FAQPage') as unknown as {
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  };
  expect(mainEntity).toHaveLength(content.faq.length);
  // Parsed again, because parts of it are removed.
  const page = parse(pageAt('/FAQ')?.html ?? '');
  for (const meaning of page.querySelectorAll('[popover], script')) meaning.remove();
  const text = plain(page.querySelector('main')?.text);
  for (const { name, acceptedAnswer } of mainEntity) {
    expect(text).toContain(name);
    expect(text).toContain(acceptedAnswer.text);
  }
});

it.each(content.team)('/member/$id describes the person', ({ id, data }) => {
  expect(thingAt(`/member/${id}`, 'Person')).toMatchObject({ name: data.name });
});

it('has breadcrumbs that lead to existing pages', () => {
  expect(thingAt('/Fullteam', 'BreadcrumbList')).toBeDefined();
  everyPage((page, report) => {
    const list = thingsOf(page).find((thing) => thing['@type'] === 'BreadcrumbList') as
      { itemListElement: { item?: string; name: string }[] } | undefined;
    for (const { item, name } of list?.itemListElement ?? []) {
      if (item !== undefined && !pageAt(new URL(item).pathname)) report(`has a crumb that leads nowhere: ${item}`);
      if (item === undefined && !textAt(page.address).includes(name))
        report(`calls itself “${name}”, which it does not say`);
    }
  });
});
