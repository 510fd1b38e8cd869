import { type Block, type Inline, link, mark, paragraph, rows, strong, table, titled } from './blocks.ts';
import type { Components, Inside } from './mdx.ts';
import { performanceTables } from './record-blocks.ts';
import { companyTypeColumns } from '../../lib/approaches/drawn-facts.ts';
import { forces as drawForces, moatSources } from '../../lib/drawings/diagrams.ts';
import type { Drawing } from '../../lib/drawings/marks.ts';
import { formatPhone } from '../../lib/format.ts';
import { documentRoute } from '../../lib/routes.ts';
import type { Approach } from '../../collections/schemas/approach.ts';
import type { Page } from '../../collections/schemas/page.ts';
import type { MdxContent } from '../../mdx/row.ts';
import { mdxTable, type PaperName, propsOf, type PropsOf } from '../../mdx/table.ts';

type Points = Page['groups'][number]['cards'];

type Form<Name extends PaperName> = (typeof mdxTable)[Name] extends { inSentence: true }
  ? (props: PropsOf<Name>, inside: Inside) => Inline[]
  : (props: PropsOf<Name>, inside: Inside) => Block[];

/** A drawing of templates/charts.typ, which uses what it needs from the data. */
const chart = (drawing: string, data: object, ...caption: Inline[]): Block[] => [
  { is: 'chart', drawing, data, caption },
];

const cards = (points: Points): Block => ({
  is: 'cards',
  cards: points.map(({ title, description }) => titled(title, description)),
});

/** A drawing with the titles of points in it, and the points below. */
function drawnCards(draw: (titles: string[]) => Drawing, points: Points, caption = ''): Block[] {
  const titles = points.map(({ title }) => title);
  return [
    { is: 'figure', drawing: draw(titles), alt: titles.join(', '), caption: [caption], floats: true },
    cards(points),
  ];
}

/** The form of each component in a PDF. */
const forms: { readonly [Name in PaperName]: Form<Name> } = {
  Fact: ({ value }) => [value],
  Firm: ({ value }) => [value],
  // The meaning, which pops up on a page, is left out on paper.
  Term: (_, { words }) => words(),
  Note: (_, { blocks }) => [{ is: 'note', content: blocks() }],
  DocumentLink: ({ document: { title, file, specimen }, label = title }) => [
    paragraph(link(documentRoute(file), label), ...mark(specimen)),
  ],
  Allocation: (props) => chart('allocation', props),
  Limits: (props) => chart('labelled-bars', props, props.caption),
  Criteria: (props) => chart('labelled-bars', props, props.caption),
  CompanyTypes: ({ caption, types }) => [
    table(
      companyTypeColumns.map(([, words]) => [words]),
      types.map((row) => companyTypeColumns.map(([key]) => [row[key]])),
      { caption: [caption], chosen: types.flatMap(({ chosen }, index) => (chosen ? [index] : [])) },
    ),
  ],
  Mission: (props) => chart('year-columns', props, props.caption),
  MarketCap: (props) => chart('scale-of-sizes', props, props.caption),
  RiskProfile: (props) => chart('steps', props, props.caption, ...mark(props.isSpecimen)),
  Performance: ({ percent, facts }) => [
    paragraph(strong(percent), ' a year'),
    rows(facts.map(({ label, value, isSpecimen }) => titled(label, value, ...mark(isSpecimen)))),
    paragraph('Past performance, tested or real, does not tell you what your portfolio will earn.'),
  ],
  Cards: ({ cards: points }) => [cards(points)],
  PorterForces: ({ forces, caption }) => drawnCards(drawForces, forces, caption),
  MoatSources: ({ sources, caption }) => drawnCards(moatSources, sources, caption),
  Officers: ({ officers }) => [
    rows(
      officers.map(({ label, name, phone, email, isSpecimen }) => {
        const reach = [`${formatPhone(phone)}, `, link(`mailto:${email}`, email)];
        return titled(label, strong(name), ...mark(isSpecimen), { is: 'break' }, ...reach);
      }),
    ),
  ],
  Formula: (_, { words }) => [{ is: 'formula', content: words() }],
  Figure: ({ caption, ...drawn }) => [{ is: 'figure', ...drawn, caption: [caption], floats: true }],
  PerformanceTables: performanceTables,
};

/** Looks up the form of a component on paper; undefined if it has none. */
export const paperComponents =
  (content: MdxContent): Components =>
  (name) => {
    if (!Object.hasOwn(forms, name)) return undefined;
    const form = forms[name as PaperName] as (props: object, inside: Inside) => ReturnType<Form<PaperName>>;
    return (attributes, inside) => form(propsOf(name as PaperName, content, attributes), inside);
  };

/** Components that draw one field of a strategy or fund. */
export type DrawnName = {
  [Name in PaperName]: (typeof mdxTable)[Name] extends { field: keyof Approach } ? Name : never;
}[PaperName];

/** A drawing of a strategy or fund by the name of its component; empty if the field is missing. */
export function drawnOnPaper(name: DrawnName, { id, data }: { id: string; data: Approach }, content: MdxContent) {
  if (data[mdxTable[name].field] === undefined) return [];
  const form = forms[name] as (props: object) => Block[];
  return form(propsOf(name, content, { of: id }));
}
