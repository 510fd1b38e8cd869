import { inWords } from '../lib/format.ts';
import { everywhere, type Naming, type Place, type Row } from './row.ts';
import { mdxNames, mdxTable } from './table.ts';

/** Names of places in the writers’ guide. */
const texts: Record<Place, string> = {
  communiques: 'articles',
  strategies: 'strategies',
  funds: 'funds',
  pages: 'pages',
  'pages/AboutUs': 'About Us',
  'pages/InvestmentPhilosophy': 'Investment Philosophy',
  legal: 'legal texts',
  guides: 'guides',
  faq: 'answers',
  papers: 'papers',
};

/** What a component needs besides its tag. */
const asked: Partial<Record<Naming, string>> = {
  document: 'an entry in `content/documents`',
  fact: 'the figure; for its names see below',
  group: 'a group in `groups`',
  term: 'an entry in `content/glossary`',
};

function needsOf({ field, needs, points }: Row): string {
  if (field !== undefined) return `\`${field}\``;
  if (points && points.least === points.most) return `a group of ${inWords(points.most)} points`;
  return Object.values(needs)
    .flatMap((naming) => asked[naming] ?? [])
    .join(', ');
}

const placesOf = ({ in: places }: Row) =>
  everywhere.every((place) => places.includes(place)) ? 'any text' : places.map((place) => texts[place]).join(', ');

const lines = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const rows = mdxNames.map((name): Row & { name: string } => ({ name, ...mdxTable[name] }));
const ofPapersAlone = (row: Row) => row.in.every((place) => place === 'papers');
const written = ({ name, example, write = `<${name} of="${example}" />`, shows }: (typeof rows)[number]) => [
  `\`${write}\``,
  shows,
];

/** The tables of components in content/README.md, each with the marks that enclose it. */
export const componentTables: [marks: readonly [begin: string, end: string], table: string][] = [
  [
    ['<!-- components -->', '<!-- end of components -->'],
    lines(
      ['Write', 'It shows', 'It needs', 'Where'],
      rows.filter((row) => !ofPapersAlone(row)).map((row) => [...written(row), needsOf(row), placesOf(row)]),
    ),
  ],
  [
    ['<!-- components of papers -->', '<!-- end of components of papers -->'],
    lines(['Write', 'It shows'], rows.filter(ofPapersAlone).map(written)),
  ],
];
