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

/** People whom an investor must be able to name. */
const officers = [
  ['principal', 'principal officer'],
  ['compliance', 'compliance officer'],
  ['grievance', 'grievance officer'],
  ['accessibility', 'accessibility contact'],
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

/** Without the figures nothing can say that they are late. */
const noComplaints = ({ complaints }: LaunchContent): Finding[] =>
  complaints.length > 0
    ? []
    : [missing('content/complaints.yaml', 'there is no complaints data', 'Write it, and add its PDF.')];

function portalLinks({ settings: [settings], navigation: [navigation] }: LaunchContent): Finding[] {
  const inMenus = JSON.stringify(navigation?.data ?? {});
  return portals.flatMap(([link, name, host]) => {
    const address = settings?.data.links[link];
    const where = `content/settings.yaml:${settings?.lineOf(['links', link]) ?? 1}`;
    if (address === undefined || new URL(address).host !== host)
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

/** Items that the regulator asks of every portfolio manager's site and that are not there. */
export function statutory(content: LaunchContent): Finding[] {
  const [settings] = content.settings;
  return [
    ...documents
      .filter(([kind]) => !content.documents.some(({ data }) => data.kind === kind))
      .map(([kind, name]) =>
        missing('content/documents', `there is no ${name}`, `Add the PDF and an entry of kind ${kind}.`),
      ),
    ...noComplaints(content),
    ...portalLinks(content),
    ...riskLine(content),
    ...performanceAlone(content),
    ...officers
      .filter(([office]) => settings?.data.officers[office] === undefined)
      .map(([office, name]) => missing('content/settings.yaml', `there is no ${name}`, `Fill in officers.${office}.`)),
  ];
}
