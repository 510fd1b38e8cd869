/** What a value may be: a text, a full address, a day, a count, a thing of a type, or a list of either. */
type Kind = 'text' | 'address' | 'day' | 'count' | readonly [type: string, ...more: string[]];

interface Type {
  properties: Record<string, Kind>;
  /** What search engines ask for before they show anything of it. */
  required: readonly string[];
}

/** The part of https://schema.org that the site uses, typed by hand from its pages. */
export const types: Record<string, Type> = {
  FinancialService: {
    properties: {
      '@id': 'address',
      name: 'text',
      legalName: 'text',
      description: 'text',
      url: 'address',
      logo: 'address',
      foundingDate: 'day',
      identifier: ['PropertyValue'],
      address: ['PostalAddress'],
      telephone: 'text',
      email: 'text',
      sameAs: 'address',
    },
    required: ['name', 'url', 'address', 'identifier', 'telephone'],
  },
  PropertyValue: { properties: { propertyID: 'text', value: 'text' }, required: ['propertyID', 'value'] },
  PostalAddress: {
    properties: {
      streetAddress: 'text',
      addressLocality: 'text',
      addressRegion: 'text',
      postalCode: 'text',
      addressCountry: 'text',
    },
    required: ['streetAddress', 'addressLocality', 'addressCountry'],
  },
  WebSite: {
    properties: {
      name: 'text',
      url: 'address',
      inLanguage: 'text',
      publisher: ['Organization'],
      potentialAction: ['SearchAction'],
    },
    required: ['name', 'url', 'potentialAction'],
  },
  SearchAction: {
    properties: { target: ['EntryPoint'], 'query-input': 'text' },
    required: ['target', 'query-input'],
  },
  EntryPoint: { properties: { urlTemplate: 'address' }, required: ['urlTemplate'] },
  BreadcrumbList: { properties: { itemListElement: ['ListItem'] }, required: ['itemListElement'] },
  ListItem: { properties: { position: 'count', name: 'text', item: 'address' }, required: ['position', 'name'] },
  Article: {
    properties: {
      headline: 'text',
      description: 'text',
      datePublished: 'day',
      mainEntityOfPage: 'address',
      image: 'address',
      wordCount: 'count',
      inLanguage: 'text',
      author: ['Organization', 'Person'],
      publisher: ['Organization'],
    },
    required: ['headline', 'datePublished', 'image', 'author', 'publisher'],
  },
  Organization: { properties: { '@id': 'address', name: 'text', url: 'address' }, required: [] },
  FAQPage: { properties: { mainEntity: ['Question'] }, required: ['mainEntity'] },
  Question: { properties: { name: 'text', acceptedAnswer: ['Answer'] }, required: ['name', 'acceptedAnswer'] },
  Answer: { properties: { text: 'text' }, required: ['text'] },
  Person: { properties: { name: 'text', jobTitle: 'text', worksFor: ['Organization'] }, required: ['name'] },
};

type Thing = Record<string, unknown>;

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

function valueFaults(value: unknown, kind: Kind, where: string): string[] {
  if (typeof kind === 'object') return isThing(value) ? thingFaults(value, where, kind) : [`${where} is no thing`];
  if (kind === 'count') return Number.isInteger(value) && Number(value) > 0 ? [] : [`${where} is no count`];
  if (typeof value !== 'string' || value.trim() === '') return [`${where} is no text`];
  if (kind === 'address' && !/^https:\/\//.test(value)) return [`${where} is no full address: ${value}`];
  if (kind === 'day' && !/^\d{4}(-\d{2}-\d{2})?$/.test(value)) return [`${where} is no day: ${value}`];
  return [];
}

/** What is wrong with a thing and all within it. A reference by `@id` alone needs no type. */
export function thingFaults(thing: Thing, where: string, expected?: readonly string[]): string[] {
  const name = thing['@type'];
  const values = Object.fromEntries(Object.entries(thing).filter(([key]) => key !== '@type' && key !== '@context'));
  if (name === undefined && Object.keys(values).join() === '@id') return [];
  const type = typeof name === 'string' ? types[name] : undefined;
  if (type === undefined) return [`${where} has the unknown type ${String(name)}`];
  if (expected && !expected.includes(String(name)))
    return [`${where} is a ${String(name)}, not ${expected.join(' or ')}`];
  const missing = type.required
    .filter((property) => !(property in values))
    .map((property) => `${where} lacks ${property}`);
  const faults = Object.entries(values).flatMap(([property, value]) => {
    const kind = type.properties[property];
    const path = `${where}.${property}`;
    if (kind === undefined) return [`${path} is no property of ${String(name)}`];
    return (Array.isArray(value) ? value : [value]).flatMap((one) => valueFaults(one, kind, path));
  });
  return [...missing, ...faults];
}
