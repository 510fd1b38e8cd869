import { expect, test } from 'vitest';
import { type Listed, seriesOf } from '../../../src/lib/document-series.ts';

const listed = (id: string, data: Partial<Listed['data']> = {}): Listed => ({
  id,
  data: { kind: 'paper', strategy: undefined, replaces: undefined, date: new Date('2025-01-01'), ...data },
});

test.each<[string, Listed, string]>([
  ['strategy and kind', listed('any', { kind: 'factsheet', strategy: 'EmergingMoat' }), 'emerging-moat-factsheet'],
  ['its id, where several are current', listed('what-is-a-moat', { kind: 'article' }), 'what-is-a-moat'],
])('the lasting address of a document is named after %s', (_, entry, name) => {
  expect(seriesOf([entry])[0]?.latestName).toBe(name);
});
