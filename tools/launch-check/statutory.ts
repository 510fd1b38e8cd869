import type { DocumentKind } from '../../src/lib/document-series.ts';
import { type Finding, finding } from './finding.ts';
import type { LaunchContent } from './read-content.ts';

const missing = (where: string, what: string, todo: string) => finding('statutory items', where, what, todo);

/** Documents that the site of a portfolio manager must offer. */
const documents: readonly (readonly [kind: DocumentKind, name: string])[] = [
  ['disclosure-document', 'Disclosure Document'],
  ['investor-charter', 'Investor Charter'],
  ['complaints-data', 'complaints data'],
];

/** Where a complaint goes when the firm's own answer does not settle it. */
const portals = [
  ['sebiComplaints', 'SCORES', 'scores.sebi.gov.in'],
  ['grievanceRedressal', 'SMART ODR', 'smartodr.in'],
] as const;

/** How the risk line is quoted: in the advertisement code of 5 April 2023, and, in the plural, by portfolio managers. */
const riskLines = ['Investment', 'Investments'].map(
  (first) =>
    `${first} in securities market are subject to market risks. Read all the related documents carefully before investing.`,
);

/** A risk line that nobody is known to quote may be right one day, and is no writer's to change. */
function riskLine({ settings: [settings] }: LaunchContent): Finding[] {
  if (settings === undefined || riskLines.includes(settings.data.riskLine)) return [];
  const where = `content/settings.yaml:${settings.lineOf(['riskLine'])}`;
  const todo = 'Take a quoted wording, or have the compliance officer confirm the new one and add it to this check.';
  return [missing(where, `“${settings.data.riskLine}” is none of the risk lines that are quoted`, todo)];
}

function portalLinks({ settings: [settings], navigation: [navigation] }: LaunchContent): Finding[] {
  if (settings === undefined || navigation === undefined) return [];
  const inMenus = JSON.stringify(navigation.data);
  return portals.flatMap(([link, name, host]) => {
    const where = `content/settings.yaml:${settings.lineOf(['links', link])}`;
    if (new URL(settings.data.links[link]).host !== host)
      return [missing(where, `links.${link} does not lead to ${name}`, `Write https://${host}.`)];
    if (!inMenus.includes(`"link":"${link}"`))
      return [missing('content/navigation.yaml', `no menu links ${name}`, `Add an item with link: ${link}.`)];
    return [];
  });
}

/** A return stands beside that of its benchmark over the same period, which no page can work out by itself. */
const performanceAlone = ({ approaches }: LaunchContent): Finding[] =>
  approaches
    .filter(({ data: { performance } }) => performance !== undefined && performance.benchmarkPercent === undefined)
    .map(({ file, data, lineOf }) =>
      missing(
        `${file}:${lineOf(['performance'])}`,
        `the performance of ${data.name} stands without its benchmark’s`,
        'Add performance.benchmarkPercent.',
      ),
    );

/**
 * Items that the regulator asks of every portfolio manager's site and that are not there. Officers and the figures of
 * complaints are asked for by the checks of the build, whose mistakes stand in the way as well.
 */
export const statutory = (content: LaunchContent): Finding[] => [
  ...documents
    .filter(([kind]) => !content.documents.some(({ data }) => data.kind === kind))
    .map(([kind, name]) =>
      missing('content/documents', `there is no ${name}`, `Add the PDF and an entry of kind ${kind}.`),
    ),
  ...portalLinks(content),
  ...riskLine(content),
  ...performanceAlone(content),
];
