import { type Block, type Inline, paragraph, strong, text } from './blocks.ts';
import { drawing } from './drawings/index.ts';
import type { Components } from './mdx.ts';
import { performanceTables } from './record-blocks.ts';
import { table } from './table.ts';
import { type Bars, companyTypeColumns, shareOfBar } from '../../lib/drawn-facts.ts';
import { formatPhone } from '../../lib/format.ts';
import { documentRoute } from '../../lib/routes.ts';
import type { Approach } from '../../collections/schemas/approach.ts';
import type { Page } from '../../collections/schemas/page.ts';
import type { MdxContent } from '../../mdx/row.ts';
import { type Attributes, mdxRow, mdxTable, type PaperName, propsOf, type PropsOf } from '../../mdx/table.ts';

type Points = Page['groups'][number]['cards'];

/** What a form may ask for: what stands between the tags, and the whole address behind one of the site's own. */
interface Inside {
  blocks: () => Block[];
  words: () => Inline[];
  link: (address: string) => string;
}

type Form<Name extends PaperName> = (typeof mdxTable)[Name] extends { inSentence: true }
  ? (props: PropsOf<Name>, inside: Omit<Inside, 'blocks'>) => Inline[]
  : (props: PropsOf<Name>, inside: Inside) => Block[];

const mark = (isSpecimen: boolean): Inline[] => (isSpecimen ? [{ is: 'specimen' }] : []);

const bars = ({ rows, scale, caption }: Bars): Block[] => [
  {
    is: 'bars',
    rows: rows.map(({ from, to, ...words }) => ({
      ...words,
      from: shareOfBar(from, scale),
      to: shareOfBar(to, scale),
    })),
    caption: [text(caption)],
  },
];

const cards = (points: Points): Block => ({
  is: 'cards',
  cards: points.map(({ title, description }) => ({ title, content: [text(description)] })),
});

/** A drawing with the titles of points in it, and the points below. */
function drawnCards(name: string, points: Points, caption: string): Block[] {
  const titles = points.map(({ title }) => title);
  return [drawing(name, { labels: titles.join(' | '), alt: titles.join(', '), caption }), cards(points)];
}

/** The form of each component in a PDF. */
const forms: { readonly [Name in PaperName]: Form<Name> } = {
  Fact: ({ value }) => [text(value)],
  Firm: ({ value }) => [text(value)],
  // A meaning that shows at a touch has no place on paper.
  Term: (_, { words }) => words(),
  Note: (_, { blocks }) => [{ is: 'note', content: blocks() }],
  DocumentLink: ({ document: { title, file }, label = title }, { link }) => [
    paragraph({ is: 'link', url: link(documentRoute(file)), content: [text(label)] }),
  ],
  Allocation: ({ parts }) => [
    {
      is: 'allocation',
      parts: parts.map(({ name, holds, percent, label }) => ({ name, holds, percent, label })),
    },
  ],
  Limits: bars,
  Criteria: bars,
  CompanyTypes: ({ caption, types }) => [
    table(
      [[text('Kind of company')], ...companyTypeColumns.map(([, words]) => [text(words)])],
      types.map((row) => [[text(row.type)], ...companyTypeColumns.map(([key]) => [text(row[key])])]),
      { caption: [text(caption)], chosen: types.flatMap(({ chosen }, index) => (chosen ? [index] : [])) },
    ),
  ],
  Mission: ({ caption, ...columns }) => [{ is: 'columns', ...columns, caption: [text(caption)] }],
  MarketCap: ({ caption, ...scale }) => [{ is: 'scale', ...scale, caption: [text(caption)] }],
  RiskProfile: ({ steps, reached, caption, isSpecimen }) => [
    { is: 'steps', steps, reached, caption: [text(caption), ...mark(isSpecimen)] },
  ],
  Performance: ({ percent, rows }) => [
    { is: 'headline', figure: percent, words: 'a year' },
    {
      is: 'rows',
      rows: rows.map(({ label, value, isSpecimen }) => ({ title: label, content: [text(value), ...mark(isSpecimen)] })),
    },
    paragraph('Past performance, tested or real, does not tell you what your portfolio will earn.'),
  ],
  Cards: ({ cards: points }) => [cards(points)],
  PorterForces: ({ forces, caption }) => drawnCards('forces', forces, caption),
  MoatSources: ({ sources, caption }) => drawnCards('moat-sources', sources, caption),
  Officers: ({ officers }) => [
    {
      is: 'rows',
      rows: officers.map(({ office, name, phone, email, isSpecimen }) => ({
        title: office,
        content: [
          strong(name),
          ...mark(isSpecimen),
          { is: 'break' },
          text(`${formatPhone(phone)}, `),
          { is: 'link', url: `mailto:${email}`, content: [text(email)] },
        ],
      })),
    },
  ],
  Formula: (_, { words }) => [{ is: 'formula', content: words() }],
  Figure: ({ name, attributes }) => [drawing(name, attributes)],
  PerformanceTables: ({ records, others }) => performanceTables(records, others),
};

const paperNames = Object.keys(forms) as PaperName[];

/**
 * The form on paper of every component that has one, as the PDF maker asks for them.
 *
 * @param link makes an address of the site a full one
 */
export function paperComponents(content: MdxContent, link: Inside['link']): Components {
  const blocks: Record<string, Components['blocks'][string]> = {};
  const sentences: Record<string, Components['words'][string]> = {};
  for (const name of paperNames) {
    const props = (attributes: Attributes) => propsOf(name, content, attributes);
    if (mdxRow(name)?.inSentence) {
      const form = forms[name] as (props: object, inside: Partial<Inside>) => Inline[];
      sentences[name] = (attributes, words) => form(props(attributes), { words, link });
    } else {
      const form = forms[name] as (props: object, inside: Inside) => Block[];
      blocks[name] = (attributes, content, words) => form(props(attributes), { blocks: content, words, link });
    }
  }
  return { blocks, words: sentences };
}

/** Components that draw one field of a strategy or fund. */
export type DrawnName = {
  [Name in PaperName]: (typeof mdxTable)[Name] extends { draws: keyof Approach } ? Name : never;
}[PaperName];

/** A drawing of a strategy or fund by the name of its component; nothing where the field is not there. */
export function drawnOnPaper(
  name: DrawnName,
  { id, data }: MdxContent['approaches'][number],
  content: MdxContent,
): Block[] {
  if (data[mdxTable[name].draws] === undefined) return [];
  const form = forms[name] as (props: object) => Block[];
  return form(propsOf(name, content, { of: id }));
}
