import { z } from 'astro/zod';
import { describe, expect, it, test } from 'vitest';
import { checkContent } from '../../../../src/collections/checks/check-content.ts';
import { readTree } from '../../../../src/collections/loader/content-tree.ts';
import { problemLine } from '../../../../src/collections/findings/content-problem.ts';
import { type Collection, root, schemas } from '../../../lib/content-files.ts';

const tree = readTree(root);

/** What the checks say of a file with a change in it, at a moment. */
function told(file: string, change: readonly [from: string, to: string], now: string, forWriters = false): string[] {
  const text = new TextDecoder().decode(tree.texts.get(file));
  expect(text).toContain(change[0]);
  const texts = new Map(tree.texts).set(file, new TextEncoder().encode(text.replace(...change)));
  return checkContent({ ...tree, texts }, { now: new Date(now), forWriters }).mistakes.map(problemLine);
}

const article = 'content/communiques/Communique4.mdx';
const day = 'date: 2025-06-23';

describe('the day of an article', () => {
  const isAhead = [expect.stringContaining('Communique4.mdx:3  date 2026-06-23 lies in the future')];

  test.each([
    ['the evening before, in India', '2026-06-22T18:29:00Z', isAhead],
    ['the morning of the day, in India', '2026-06-22T18:30:00Z', []],
  ])('counts in India: %s', (_, now, expected) => {
    expect(told(article, [day, 'date: 2026-06-23'], now)).toEqual(expected);
  });

  test.each(['draft: true', 'publishDate: 2026-06-23'])('may lie ahead with %s', (field) => {
    // What links to a draft is told elsewhere.
    const lines = told(article, [day, `date: 2026-06-23\n${field}`], '2026-01-01T00:00:00Z');
    expect(lines.filter((line) => line.includes('lies in the future'))).toEqual([]);
  });

  it('is told to writers in the dev server as well, unless it is a draft', () => {
    const now = '2026-01-01T00:00:00Z';
    expect(told(article, [day, 'date: 2026-06-23'], now, true)).toEqual(isAhead);
    expect(told(article, [day, 'date: 2026-06-23\ndraft: true'], now, true)).toEqual([]);
  });
});

/** Dotted names of the fields whose day may lie ahead. */
function ahead(schema: z.ZodType): string[] {
  interface Node {
    mayLieAhead?: true;
    properties?: Record<string, Node>;
    items?: Node;
  }
  const names = ({ properties = {}, items, mayLieAhead }: Node, path: string): string[] => [
    ...(mayLieAhead ? [path] : []),
    ...(items ? names(items, path) : []),
    ...Object.entries(properties).flatMap(([name, node]) => names(node, path === '' ? name : `${path}.${name}`)),
  ];
  return names(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node, '');
}

test.each(Object.entries(schemas) as [Collection, z.ZodType][])(
  '%s: the days that may lie ahead are those that say when something is to be',
  (collection, schema) => {
    const own: Partial<Record<Collection, string[]>> = {
      accessibility: ['limits.mendBy'],
      changes: ['changed'],
      deadlines: ['holidays'],
      tax: ['shortTerm.inForceFrom', 'longTerm.inForceFrom', 'cess.inForceFrom'],
    };
    expect(ahead(schema).filter((name) => name !== 'publishDate')).toEqual(own[collection] ?? []);
  },
);
