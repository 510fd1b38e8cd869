import { addDays } from '../days.ts';
import { mailHref } from '../firm/contact-hrefs.ts';
import { isoDay } from '../format.ts';

const lines = (...all: string[]) => `${all.join('\n')}\n`;

/** Allows all crawlers, and links to the sitemap: RFC 9309. */
export const robots = (sitemapUrl: string) => lines('User-agent: *', 'Allow: /', '', `Sitemap: ${sitemapUrl}`);

/** A year less a week: the standard requires less than a year, and a build may go online some days later. */
const VALID_DAYS = 358;

/**
 * Contact for security problems: RFC 9116. It expires, so the site has to be built at least once a year.
 *
 * @param url full address of the file itself
 * @param built day of the build
 */
export const securityContact = ({ mailbox, url, built }: { mailbox: string; url: string; built: Date }) =>
  lines(
    `Contact: ${mailHref(mailbox)}`,
    `Expires: ${isoDay(addDays(built, VALID_DAYS))}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${url}`,
  );

/** Who made the site, and with what: https://humanstxt.org. People are named on the team page instead. */
export const humans = (firm: { legalName: string; registration: string }, team: string) =>
  lines(
    '/* FIRM */',
    firm.legalName,
    `SEBI registration as a portfolio manager: ${firm.registration}`,
    `People: ${team}`,
    '',
    '/* SITE */',
    'Language: English (India)',
    'Built with: Astro, MDX, React, TypeScript, Tailwind CSS',
    'Type: Newsreader and Figtree, under the SIL Open Font License',
    'Figures: contours, drawn from the name of each page',
  );
