import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { drawings } from '../../src/mdx/drawings.ts';
import { tree } from '../lib/content-files.ts';
import { guideMarks, guideTable } from '../mistakes/guide.ts';
import { componentTables } from '../../src/mdx/guide.ts';
import { mdxNames } from '../../src/mdx/table.ts';
import { factNames } from '../../src/lib/approaches/facts.ts';
import { type CollectionName, collectionNames, collections } from '../../src/collections/schemas/collections.ts';
import { type Shape, shapeOf } from '../../src/collections/schemas/shape.ts';

const guide = readFileSync('content/README.md', 'utf8');
/** The messages are left out because they name files and components that do not exist. */
const withoutMessages = guide
  .replace(/^```text\n[\s\S]*?^```$/m, '')
  .replace(/<!-- messages -->[\s\S]*<!-- end of messages -->/, '');
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
const found = (pattern: RegExp, text: string) => sorted([...text.matchAll(pattern)].map((match) => match[1] ?? ''));

/** Every name that a writer may have to type: fields at any depth, and the values of choices. */
function namesOf({ properties = {}, items, anyOf = [], propertyNames, enum: choices = [] }: Shape): string[] {
  const inner = [...Object.values(properties), ...anyOf, items, propertyNames].filter((shape) => shape !== undefined);
  return [...Object.keys(properties), ...choices, ...inner.flatMap(namesOf)];
}

/** Chapters whose heading differs from the collection's name. */
const headings: Partial<Record<CollectionName, string>> = {
  communiques: 'Articles',
  strategies: 'Strategies and funds',
  funds: 'Strategies and funds',
  legal: 'Legal texts',
  faq: 'Questions',
  team: 'People',
  navigation: 'Menus',
};
const chapters = collectionNames.map(
  (name) => [headings[name] ?? name.replace(/^./, (first) => first.toUpperCase()), collections[name].schema] as const,
);

/** The guide's text between a heading and the next one. */
const chapter = (heading: string) => guide.split(/^#{2,3} /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';

/** Fields in a chapter's table, whether they are optional, and whether they sometimes must be left out. */
const rowsOf = (heading: string) =>
  [...chapter(heading).matchAll(/^\| (`.*?) \|(.*)\|$/gm)].flatMap(([, names = '', rest = '']) =>
    found(/`(\w+)`/g, names).map((name) => ({
      name,
      optional: /(optional|must be left out) *$/.test(rest),
      refused: /must be left out *$/.test(rest),
    })),
  );

it('names every component that writers may use, and no other; npm run guide writes the tables', () => {
  expect(found(/<([A-Z]\w*)/g, withoutMessages)).toEqual(sorted(mdxNames));
});

it('content/README.md names every drawing that a paper may use, and every figure that Fact prints', () => {
  expect(drawings.filter(({ id }) => !guide.includes(`| \`${id}\` |`))).toEqual([]);
  expect(found(/`(\w+)`/g, /^The names for Fact are .*/m.exec(guide)?.[0] ?? '')).toEqual(sorted(factNames));
});

it.each(chapters)('%s: content/README.md has each field, and whether it is optional', (heading, schema) => {
  const rows = rowsOf(heading);
  const { properties = {}, required = [] } = shapeOf(schema);
  expect(sorted(rows.map(({ name }) => name))).toEqual(sorted(Object.keys(properties)));
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  expect(sorted(rows.filter((row) => row.optional).map(({ name }) => name))).toEqual(sorted(optional));
});

it('says which fields of a document exclude one another', () => {
  const refused = rowsOf('Documents').filter((row) => row.refused);
  expect(refused.map(({ name }) => name)).toEqual(['strategy', 'period', 'date']);
});

it.each(chapters)('%s: content/README.md names inner fields and the values of choices', (heading, schema) => {
  const text = chapter(heading);
  expect(
    sorted(namesOf(shapeOf(schema)).filter((name) => !new RegExp(`\`${RegExp.escape(name)}[\`:]`).test(text))),
  ).toEqual([]);
});

const between = ([begin, end]: readonly [string, string]) =>
  guide.slice(guide.indexOf(begin) + begin.length, guide.indexOf(end)).trim();

it('shows every message as reported; npm run guide writes the table', () => {
  expect(between(guideMarks)).toBe(guideTable(tree));
});

it.each(componentTables)('lists the components of src/mdx, %s; npm run guide writes the table', (marks, table) => {
  expect(between(marks)).toBe(table);
});

it('names every field whose date may be in the future', () => {
  const ahead = ({ mayLieAhead, properties = {}, items }: Shape, name = ''): string[] => [
    ...(mayLieAhead ? [name] : []),
    ...Object.entries(properties).flatMap(([key, shape]) => ahead(shape, key)),
    ...(items ? ahead(items, name) : []),
  ];
  const rule = /^- \*\*Dates:.*$/m.exec(guide)?.[0] ?? '';
  const exceptions = rule.replace(/^.*in these fields:/, '');
  expect(found(/`(\w+)`/g, exceptions)).toEqual(
    sorted(collectionNames.flatMap((name) => ahead(shapeOf(collections[name].schema)))),
  );
});

it('has every section that the code, the other documents and its own links name', () => {
  const files = globSync(['*.md', '{src,tools,docs,deploy,.github}/**/*.{ts,tsx,mjs,astro,md,yml}', 'content/*.yaml']);
  const texts = [...files, 'content/README.md'].map((file) => readFileSync(file, 'utf8')).join('\n');
  const titles = found(/^#{1,3} (.+)$/gm, withoutMessages.replace(/^```mdx\n[\s\S]*?^```$/m, ''));
  const named = found(/“([^”]+)” in content\/README\.md/g, texts);
  expect(named).toContain('Replace a document');
  expect(named.filter((title) => !titles.includes(title))).toEqual([]);
  const anchors = titles.map((title) => title.toLowerCase().replaceAll(' ', '-'));
  const linked = [...found(/\]\(#([^)]+)\)/g, guide), ...found(/content\/README\.md#([\w-]+)/g, texts)];
  expect(linked.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
});

it('shows a valid article', () => {
  const frontMatter = /```mdx\n---\n([\s\S]*?)\n---/.exec(guide)?.[1] ?? '';
  expect(collections.communiques.schema.safeParse(parse(frontMatter)).error).toBeUndefined();
});
