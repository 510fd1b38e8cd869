import { describe, expect, it } from 'vitest';
import { shownContent } from '../../../src/pdf/typeset/content.ts';
import { isIn, mdxNames, mdxRow, mdxTable, propsOf } from '../../../src/mdx/table.ts';
import { root } from '../../../tools/lib/run.mjs';

const content = shownContent(root);

describe('what a component is drawn from', () => {
  it('is found by its attributes', () => {
    expect(propsOf('Fact', content, { of: 'EmergingMoat', name: 'holdings' })).toEqual({ value: '12–14\u00A0stocks' });
  });

  it('is a document in its current version', () => {
    const [newer, older] = ['emerging-moat-factsheet-2025-09', 'emerging-moat-factsheet'];
    const [entry] = content.documents.filter(({ id }) => id === older);
    if (entry === undefined) throw new Error('There is a factsheet.');
    const documents = [entry, { ...entry, id: newer, data: { ...entry.data, replaces: older, title: 'September' } }];
    expect(propsOf('DocumentLink', { ...content, documents }, { id: older }).document.title).toBe('September');
  });

  it('is reported to the writer if it is missing', () => {
    expect(() => propsOf('Term', content, { id: 'mote' })).toThrow(
      'there is no word “mote”. There are: accredited-investor, alpha',
    );
  });
});

it('has no row for a name that every object has', () => {
  expect(mdxRow('constructor')).toBeUndefined();
});

it('has a PDF form for every component of the texts that become PDFs', () => {
  const collections = ['papers', 'communiques', 'strategies', 'funds'];
  const lacking = mdxNames.filter((name) => mdxRow(name)?.only === 'page');
  expect(lacking.filter((name) => collections.some((collection) => isIn(mdxTable[name], collection, '')))).toEqual([]);
});
