import type { DocumentKind } from '../../src/lib/documents/document-series.ts';
import { itemsOf } from '../../src/lib/pages/menus.ts';
import { routes } from '../../src/lib/routes.ts';
import { blocker, type LaunchFinding } from './launch-finding.ts';
import { at, type Content } from '../../src/collections/loader/read-collection.ts';

const missing = (where: string, what: string, todo: string) => blocker('statutory items', where, what, todo);

/** Documents that a portfolio manager's site must offer. */
const documents: readonly (readonly [kind: DocumentKind, name: string])[] = [
  ['disclosure-document', 'Disclosure Document'],
  ['investor-charter', 'Investor Charter'],
  ['complaints-data', 'complaints data'],
];

/**
 * Portals for a complaint that the firm's own answer does not settle, and the figures of other portfolio managers, which
 * pages link beside performance: the page that SEBI's circular of 16 December 2022 names, not the portal's home page.
 */
const portals = [
  ['sebiComplaints', 'SCORES', 'https://scores.sebi.gov.in'],
  ['grievanceRedressal', 'SMART ODR', 'https://smartodr.in'],
  ['otherManagers', 'APMI', 'https://apmiindia.org/apmi/welcomeiaperformance.htm?action=PMSmenu'],
] as const;

function links({ settings: [settings], navigation: [navigation], documents: all }: Content): LaunchFinding[] {
  if (settings === undefined || navigation === undefined) return [];
  const menus = [...itemsOf(navigation.data), navigation.data.action];
  const isLinked = (field: 'document' | 'link' | 'path', value: string) =>
    menus.some((item) => Object.entries(item).some(([name, own]) => name === field && own === value));
  const unlinked = (name: string, item: string) =>
    missing('content/navigation.yaml', `no menu links ${name}`, `Add an item with ${item}.`);
  const papers = documents.flatMap(([kind, name]) => {
    const ids = all.filter(({ data }) => data.kind === kind).map(({ id }) => id);
    const isThere = ids.length === 0 || ids.some((id) => isLinked('document', id));
    return isThere ? [] : [unlinked(`the ${name}`, `document: ${ids[0] ?? ''}`)];
  });
  const risks = isLinked('path', routes.risks) ? [] : [unlinked('the risk factors', `path: ${routes.risks}`)];
  const outside = portals.flatMap(([link, name, address]) => {
    if (!settings.data.links[link].replace('://www.', '://').startsWith(address))
      return [missing(at(settings, 'links', link), `links.${link} does not lead to ${name}`, `Write ${address}`)];
    return link === 'otherManagers' || isLinked('link', link) ? [] : [unlinked(name, `link: ${link}`)];
  });
  return [...papers, ...risks, ...outside];
}

/** A return must be shown with its benchmark's return over the same period, which pages cannot calculate themselves. */
const performanceAlone = ({ approaches }: Content): LaunchFinding[] =>
  approaches
    .filter(({ data: { performance } }) => performance !== undefined && performance.benchmarkPercent === undefined)
    .map((entry) => {
      const what = `the performance of ${entry.data.name} is shown without its benchmark’s`;
      return missing(at(entry, 'performance'), what, 'Add performance.benchmarkPercent.');
    });

/** The statement that SEBI requires wherever performance is shown; its text is in content/pages/Performance.mdx. */
const NOT_VERIFIED = 'Performance related information provided herein is not verified by SEBI.';

const unverified = ({ pages }: Content): LaunchFinding[] =>
  pages.flatMap((entry) => {
    const { sections } = entry.data;
    const index = sections.findIndex((section) => section.id === 'notVerified');
    if (entry.id !== 'Performance' || sections[index]?.text?.includes(NOT_VERIFIED)) return [];
    const what = 'no record says that SEBI has not verified it';
    return [missing(at(entry, 'sections', index), what, `Write as text: ${NOT_VERIFIED}`)];
  });

/**
 * Missing items that the regulator requires on every portfolio manager's site. The build itself checks officers and
 * complaints data, and its mistakes block a launch as well.
 */
export const statutory = (content: Content): LaunchFinding[] => [
  ...documents
    .filter(([kind]) => !content.documents.some(({ data }) => data.kind === kind))
    .map(([kind, name]) =>
      missing('content/documents', `there is no ${name}`, `Add the PDF and an entry of kind ${kind}.`),
    ),
  ...links(content),
  ...performanceAlone(content),
  ...unverified(content),
];
