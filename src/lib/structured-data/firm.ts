import type { FinancialService, Organization, WebSite } from 'schema-dts';
import type { Office } from '../firm/office.ts';
import { absolute, pngIcons, routes, shareImageRoute } from '../routes.ts';
import type { StructuredData } from './json-ld.ts';

/** The settings that name the firm and its site. */
interface Named {
  website: string;
  firm: { name: string };
}

/** The settings that describe the firm to search engines. */
interface Settings {
  website: string;
  firm: { name: string; legalName: string; summary: string; foundedYear: number; registration: string };
  contact: Office;
  links: { socialMedia?: string | undefined };
}

/** The firm with its registration, from settings that pages also show. */
export const firmData = ({ firm, contact, links, website }: Settings): StructuredData<FinancialService> => ({
  '@type': 'FinancialService',
  '@id': firmId(website),
  name: firm.name,
  legalName: firm.legalName,
  description: firm.summary,
  url: absolute(routes.home, website),
  logo: absolute(pngIcons.logo.route, website),
  image: absolute(shareImageRoute(routes.home), website),
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
  geo: { '@type': 'GeoCoordinates', latitude: contact.map.latitude, longitude: contact.map.longitude },
  telephone: contact.phone,
  email: contact.mailbox,
  ...(links.socialMedia !== undefined && { sameAs: links.socialMedia }),
});

/** Identifies the firm, so that other things can refer to it without repeating its data. */
const firmId = (website: string) => absolute('/#firm', website);

/** The firm on pages that do not describe it: the author of an article, or a member’s employer. */
export const firmReference = ({ firm, website }: Named): StructuredData<Organization> => ({
  '@type': 'Organization',
  '@id': firmId(website),
  name: firm.name,
  url: absolute(routes.home, website),
});

/** The site, published by the firm. */
export const siteData = ({ firm, website }: Named): WebSite => ({
  '@type': 'WebSite',
  name: firm.name,
  url: absolute(routes.home, website),
  inLanguage: 'en-IN',
  publisher: { '@id': firmId(website) },
});
