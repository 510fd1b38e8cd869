import { existsSync, readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { drawings } from '../../src/pdf/typeset/drawings/index.ts';
import { readTree } from '../../src/collections/loader/content-tree.ts';
import { guideMarks, guideTable } from '../mistakes/guide.ts';
import { componentTables } from '../../src/mdx/guide.ts';
import { mdxNames } from '../../src/mdx/table.ts';
import { factNames } from '../../src/lib/facts.ts';
import { fundSchema, strategySchema } from '../../src/collections/schemas/approach.ts';
import { communiqueSchema } from '../../src/collections/schemas/communique.ts';
import { accessibilitySchema } from '../../src/collections/schemas/accessibility.ts';
import { changeSchema } from '../../src/collections/schemas/change.ts';
import { complaintsSchema } from '../../src/collections/schemas/complaints.ts';
import { documentSchema } from '../../src/collections/schemas/document.ts';
import { faqSchema } from '../../src/collections/schemas/faq.ts';
import { glossarySchema } from '../../src/collections/schemas/glossary.ts';
import { guideSchema } from '../../src/collections/schemas/guide.ts';
import { legalSchema } from '../../src/collections/schemas/legal.ts';
import { navigationSchema } from '../../src/collections/schemas/navigation.ts';
import { pageSchema } from '../../src/collections/schemas/page.ts';
import { noticeSchema } from '../../src/collections/schemas/notice.ts';
import { paperSchema } from '../../src/collections/schemas/paper.ts';
import { settingsSchema } from '../../src/collections/schemas/settings.ts';
import { taxSchema } from '../../src/collections/schemas/tax.ts';
import { teamSchema } from '../../src/collections/schemas/team.ts';
import { wordsSchema } from '../../src/collections/schemas/words.ts';

const guide = readFileSync('content/README.md', 'utf8');
/** The messages name what is wrong: files and parts that are not there. */
const withoutMessages = guide.replace(/^```text\n[\s\S]*?^```$/m, '').replace(/<!-- messages -->[\s\S]*<!-- end of messages -->/, '');
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
const found = (pattern: RegExp, text: string) => sorted([...text.matchAll(pattern)].map((match) => match[1] ?? ''));

/** A schema as JSON Schema has it, in so far as names are concerned. */
interface Shape {
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
  propertyNames?: Shape;
  enum?: string[];
}

const shapeOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

/** Every name that a writer may have to type: fields at any depth, and the words that a field chooses from. */
function namesOf({ properties = {}, items, anyOf = [], propertyNames, enum: choices = [] }: Shape): string[] {
  const inner = [...Object.values(properties), ...anyOf, ...[items, propertyNames].filter((shape) => shape !== undefined)];
  return [...Object.keys(properties), ...choices, ...inner.flatMap(namesOf)];
}

const withPictureAsText = teamSchema as unknown as (context: { image: () => z.ZodType }) => z.ZodType;

const chapters: [heading: string, schema: z.ZodType][] = [
  ['Articles', communiqueSchema],
  ['Strategies and funds', strategySchema],
  ['Strategies and funds', fundSchema],
  ['Pages', pageSchema],
  ['Legal texts', legalSchema],
  ['Guides', guideSchema],
  ['Questions', faqSchema],
  ['Glossary', glossarySchema],
  ['Notices', noticeSchema],
  ['Changes', changeSchema],
  ['People', withPictureAsText({ image: () => z.string() })],
  ['Documents', documentSchema],
  ['Complaints', complaintsSchema],
  ['Accessibility', accessibilitySchema],
  ['Tax', taxSchema],
  ['Papers', paperSchema],
  ['Settings', settingsSchema],
  ['Menus', navigationSchema],
  ['Words', wordsSchema],
];

/** The guide's words between a heading of the third level and the next heading. */
const chapter = (heading: string) => guide.split(/^#{2,3} /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';

/** Rows of a chapter's table: the fields of each, whether they may be left out, and whether they sometimes must. */
const rowsOf = (heading: string) =>
  [...chapter(heading).matchAll(/^\| (`.*?) \|(.*)\|$/gm)].flatMap(([, names = '', rest = '']) =>
    found(/`(\w+)`/g, names).map((name) => ({ name, optional: /(may|must) be left out *$/.test(rest), refused: /must be left out *$/.test(rest) })),
  );

describe('the guide for writers', () => {
  it('names every component that writers may use, and no other', () => {
    expect(found(/<([A-Z]\w*)/g, withoutMessages)).toEqual(sorted(mdxNames));
  });

  it('names every drawing that a paper may ask for', () => {
    expect(Object.keys(drawings).filter((name) => !guide.includes(`| \`${name}\` |`))).toEqual([]);
  });

  it('names every figure that Fact prints', () => {
    expect(factNames.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });

  it.each(chapters)('%s: every field has a row, and every row is a field', (heading, schema) => {
    expect(sorted(rowsOf(heading).map(({ name }) => name))).toEqual(sorted(Object.keys(shapeOf(schema).properties ?? {})));
  });

  it.each(chapters)('%s: says rightly which fields may be left out', (heading, schema) => {
    const optional = rowsOf(heading).filter((row) => row.optional);
    const { properties = {}, required = [] } = shapeOf(schema);
    const expected = Object.keys(properties).filter((name) => !required.includes(name));
    expect(sorted(optional.map(({ name }) => name))).toEqual(sorted(expected));
  });

  it('says which facts of a document the others rule out', () => {
    const refused = rowsOf('Documents').filter((row) => row.refused);
    expect(refused.map(({ name }) => name)).toEqual(['strategy', 'period', 'date']);
  });

  it.each(chapters)('%s: names the fields within fields and the words to choose from', (heading, schema) => {
    const text = chapter(heading);
    expect(sorted(namesOf(shapeOf(schema)).filter((name) => !new RegExp(`\`${name}[\`:]`).test(text)))).toEqual([]);
  });

  const between = ([begin, end]: readonly [string, string]) => guide.slice(guide.indexOf(begin) + begin.length, guide.indexOf(end)).trim();

  it('shows every message as it is told; npm run guide writes the table', () => {
    expect(between(guideMarks)).toBe(guideTable(readTree('.')));
  });

  it.each(componentTables)('lists components as src/mdx has them, %s; npm run guide writes the table', (marks, table) => {
    expect(between(marks)).toBe(table);
  });

  it('names only paths that exist', () => {
    const paths = found(/\b((?:content|public|src|tests|tools|deploy)\/[\w./-]*\w)/g, withoutMessages);
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('shows an article that keeps the rules', () => {
    const frontMatter = /```mdx\n---\n([\s\S]*?)\n---/.exec(guide)?.[1] ?? '';
    expect(communiqueSchema.safeParse(parse(frontMatter)).error).toBeUndefined();
  });
});
