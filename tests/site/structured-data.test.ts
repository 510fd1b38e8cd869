import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { entriesOf, settings } from './support/content.ts';
import { everyPage } from './support/every-page.ts';
import { pageAt, type Page } from './support/site.ts';

type Thing = Record<string, unknown> & { '@type': string };

/** What a page says of itself in the words of schema.org. */
function thingsOf({ document }: Page): Thing[] {
  return document.querySelectorAll('script[type="application/ld+json"]').flatMap((script) => {
    const data = JSON.parse(script.text) as Thing & { '@graph'?: Thing[] };
    return data['@graph'] ?? [data];
  });
}

const at = (address: string): Page => {
  const page = pageAt(address);
  if (!page) throw new Error(`There is no page at ${address}.`);
  return page;
};

const thingAt = (address: string, type: string) => thingsOf(at(address)).find((thing) => thing['@type'] === type);
const words = (page: Page) => page.document.querySelector('main')?.text.replaceAll(/\s+/g, ' ') ?? '';

/** What search engines ask for before they show anything of a thing; what else it may have, schema-dts holds. */
const required: Record<string, string[]> = {
  FinancialService: ['name', 'url', 'address', 'identifier', 'telephone'],
  WebSite: ['name', 'url', 'potentialAction'],
  BreadcrumbList: ['itemListElement'],
  Article: ['headline', 'datePublished', 'image', 'author', 'publisher'],
  FAQPage: ['mainEntity'],
  Person: ['name'],
};

it('says of each thing on every page what search engines ask for, and gives addresses in full', () => {
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

it.each(['/', '/Home'])('%s says how to search the site', (address) => {
  const { potentialAction } = thingAt(address, 'WebSite') as { potentialAction?: { target: { urlTemplate: string } } };
  expect(potentialAction?.target.urlTemplate).toBe(`${settings.website}/Search?q={search_term_string}`);
  expect(at('/Search').document.querySelector('[role="search"] input[name="q"]')).not.toBeNull();
});

it.each(entriesOf('communiques').map(({ id, data }) => [id, String(data['date'])]))(
  '/%s is an article of %s',
  (id, day) => {
    const article = thingAt(`/${id}`, 'Article');
    expect(article).toMatchObject({ datePublished: day, mainEntityOfPage: `${settings.website}/${id}` });
    expect(words(at(`/${id}`))).toContain(String(article?.['headline']));
  },
);

it('shows every question and answer that it tells machines', () => {
  const { mainEntity } = thingAt('/FAQ', 'FAQPage') as unknown as {
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  };
  expect(mainEntity).toHaveLength(entriesOf('faq').length);
  // Read anew, as a part of it is taken out.
  const page = parse(at('/FAQ').html);
  for (const meaning of page.querySelectorAll('[popover], script')) meaning.remove();
  const text = page.querySelector('main')?.text.replaceAll(/\s+/g, ' ') ?? '';
  for (const { name, acceptedAnswer } of mainEntity) {
    expect(text).toContain(name);
    expect(text).toContain(acceptedAnswer.text);
  }
});

it.each(entriesOf('team').map(({ id, data }) => [id, String(data['name'])]))('/member/%s is %s', (id, name) => {
  expect(thingAt(`/member/${id}`, 'Person')).toMatchObject({ name });
});

it('leads back by every crumb to a page that is there', () => {
  everyPage((page, report) => {
    const list = thingsOf(page).find((thing) => thing['@type'] === 'BreadcrumbList') as
      { itemListElement: { item?: string; name: string }[] } | undefined;
    for (const { item, name } of list?.itemListElement ?? []) {
      if (item !== undefined && !pageAt(new URL(item).pathname)) report(`has a crumb that leads nowhere: ${item}`);
      if (item === undefined && !words(page).includes(name)) report(`calls itself “${name}”, which it does not say`);
    }
  });
});
