import { currentVersion } from '../../lib/documents/document-series.ts';
import { entryOf } from '../../lib/entry-of.ts';
import { facts } from '../../lib/approaches/facts.ts';
import { documentRoute, entryRoute, routes } from '../../lib/routes.ts';
import { isSpecimen } from '../../lib/specimen.ts';
import type { Entry } from '../../collections/loader/read-collection.ts';
import { type DrawnName, drawnOnPaper } from './paper-components.ts';
import type { Approach } from '../../collections/schemas/approach.ts';
import { type Block, heading, link, mark, paragraph, plain, rows, strong, type Titled, titled } from './blocks.ts';
import type { ShownContent } from './content.ts';
import { notVerified, recordBlocks } from './record-blocks.ts';

/** Two parts side by side, if both exist. */
const beside = (left: Block[], right: Block[]): Block[] =>
  left.length > 0 && right.length > 0 ? [{ is: 'beside', sides: [left, right] }] : [...left, ...right];

/** The name and words of an item that begins with a name in bold: “**Screen.** We take …”. */
function titledItem(item: readonly Block[]): Titled | undefined {
  const [first, ...more] = item;
  if (first?.is !== 'paragraph' || more.length > 0) return undefined;
  const [name, ...rest] = first.content;
  if (typeof name !== 'object' || name.is !== 'strong') return undefined;
  const content = rest.map((part, index) => (index === 0 && typeof part === 'string' ? part.trimStart() : part));
  return titled(plain(name.content).replace(/\.$/, ''), ...content);
}

/**
 * The lists of a page's text, each with its heading: a factsheet shows them without the essay around
 * them. Items that begin with a name become cards.
 */
export function listSections(blocks: readonly Block[]): Block[] {
  const starts = blocks.flatMap((block, index) => (block.is === 'heading' && block.level === 1 ? [index] : []));
  return starts.flatMap((start, index): Block[] => {
    const section = blocks.slice(start, starts[index + 1]);
    const list = section.find((block) => block.is === 'list');
    if (list === undefined) return [];
    const cards = list.items.map(titledItem);
    const named = cards.filter((card) => card !== undefined);
    return [...section.slice(0, 1), named.length === cards.length ? { is: 'cards', cards: named } : list];
  });
}

/** A strategy or fund on paper: the facts and drawings of its page, the page’s lists, and the required notes. */
export function factsheet(entry: Entry<Approach>, pageText: readonly Block[], content: ShownContent): Block[] {
  const { id, data } = entry;
  const { settings, documents, pages } = content;
  const note = data.holdings?.note;
  const record = content.records.find((each) => each.id === id);
  const performancePage = entryOf(pages, 'Performance').data;
  /** A drawing and its heading; empty if the approach does not have it. */
  const part = (words: string, component: DrawnName): Block[] => {
    const drawn = drawnOnPaper(component, entry, content);
    return drawn.length === 0 ? [] : [heading(words), ...drawn];
  };
  const portfolios = data.portfolios.map((portfolio) => currentVersion(documents, portfolio).data);
  return [
    heading('Facts'),
    {
      is: 'facts',
      rows: facts({ minimumTicketInr: settings.minimumInvestmentInr, ...data }).map(({ name, label, value, field }) =>
        titled(
          label,
          strong(value),
          ...mark(isSpecimen(data.specimenFields, field)),
          name === 'holdings' && note !== undefined ? ` (${note})` : '',
        ),
      ),
    },
    ...part('The aim', 'Mission'),
    ...part('How the money is invested', 'Allocation'),
    ...beside(part('Limits', 'Limits'), part('What a stock must pass', 'Criteria')),
    ...part('Size of the companies', 'MarketCap'),
    ...part('Whom it suits', 'RiskProfile'),
    ...part('Kinds of company', 'CompanyTypes'),
    ...(record ? recordBlocks(record, performancePage, settings.links.otherManagers) : []),
    // Back-tested figures come after those that clients really earned.
    ...part('A back-tested figure', 'Performance'),
    ...(data.performance && !record ? [notVerified(performancePage, settings.links.otherManagers)] : []),
    ...listSections(pageText),
    ...(portfolios.length === 0
      ? []
      : [
          heading('Portfolios'),
          rows(
            portfolios.map(({ title, summary, file }) =>
              titled(title, `${summary} `, link(documentRoute(file), 'Open the paper')),
            ),
          ),
        ]),
    heading('Read this too'),
    paragraph(
      `${data.name} is a portfolio management approach, not a mutual fund scheme. The client agreement sets out its fees. `,
      'The reasons behind these figures are on ',
      link(entryRoute(id), `the page of ${data.name}`),
      ', and the risks under ',
      link(routes.risks, 'risk factors'),
      '. Read the Disclosure Document before you invest.',
    ),
  ];
}
