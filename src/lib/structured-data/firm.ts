import type { FinancialService, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { absolute } from '../page-meta.ts';
import { appIconRoute, routes } from '../routes.ts';
import type { StructuredData } from './json-ld.ts';

/** The settings that describe the firm to search engines. */
interface Settings {
  website: string;
  firm: { name: string; legalName: string; summary: string; foundedYear: number; registration: string };
  contact: {
    office: readonly string[];
    city: string;
    state: string;
    postalCode: string;
    phone: string;
    mailbox: string;
  };
  links: { socialMedia: string };
}

/** The firm with its registration, from settings that pages also show. */
export const firmData = ({ firm, contact, links, website }: Settings): StructuredData<FinancialService> => ({
  '@type': 'FinancialService',
  '@id': firmId(website),
  name: firm.name,
  legalName: firm.legalName,
  description: firm.summary,
  url: absolute(routes.home, website),
  logo: absolute(appIconRoute('icon-512'), website),
  foundingDate: String(firm.foundedYear),
  identifier: { '@type': 'PropertyValue', propertyID: 'SEBI PMS registration', value: firm.registration },
  address: {
    '@type': 'PostalAddress',
    streetAddress: contact.office.join(', '),
    addressLocality: contact.city,
    addressRegion: contact.state,
    postalCode: contact.postalCode,
    addressCountry: 'IN',
  },
  telephone: contact.phone,
  email: contact.mailbox,
  sameAs: links.socialMedia,
});

/** Identifies the firm, so that other pages can refer to it without repeating its data. */
const firmId = (website: string) => absolute('/#firm', website);

/** The site and how to search it. */
export const siteData = ({ firm, website }: Pick<Settings, 'firm' | 'website'>): WebSite => ({
  '@type': 'WebSite',
  name: firm.name,
  url: absolute(routes.home, website),
  inLanguage: 'en-IN',
  publisher: { '@id': firmId(website) },
  potentialAction: searchAction(website),
});

/** https://developers.google.com/search/docs/appearance/structured-data/sitelinks-searchbox */
const searchAction = (website: string): WithActionConstraints<SearchAction> => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${absolute(routes.search, website)}?q={search_term_string}` },
  'query-input': 'required name=search_term_string',
});
