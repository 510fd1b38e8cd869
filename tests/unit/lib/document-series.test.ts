import { describe, expect, it, test } from 'vitest';
import { currentVersion, type Listed, seriesOf } from '../../../src/lib/document-series.ts';

const listed = (id: string, data: Partial<Listed['data']> = {}): Listed => ({
  id,
  data: { kind: 'paper', strategy: undefined, replaces: undefined, date: new Date('2025-01-01'), ...data },
});

const ids = (entries: readonly Listed[]) => entries.map(({ id }) => id);

describe('seriesOf', () => {
  it('sets earlier versions behind the current one, the latest first', () => {
    const [series, ...others] = seriesOf([listed('a'), listed('c', { replaces: 'b' }), listed('b', { replaces: 'a' })]);
    expect(others).toEqual([]);
    expect(series && [series.current.id, ids(series.earlier)]).toEqual(['c', ['b', 'a']]);
  });

  test.each<[string, Listed, string]>([
    ['the kind', listed('any', { kind: 'disclosure-document' }), 'disclosure-document'],
    ['strategy and kind', listed('any', { kind: 'factsheet', strategy: 'EmergingMoat' }), 'emerging-moat-factsheet'],
    ['its id, where several are current', listed('what-is-a-moat', { kind: 'article' }), 'what-is-a-moat'],
  ])('names the lasting address after %s', (_, entry, name) => {
    expect(seriesOf([entry])[0]?.latestName).toBe(name);
  });
});

it('currentVersion finds the document that stands in another’s place today', () => {
  const entries = [listed('old'), listed('new', { replaces: 'old' }), listed('other')];
  expect(['old', 'new', 'other', 'none'].map((id) => currentVersion(entries, id)?.id)).toEqual([
    'new',
    'new',
    'other',
    undefined,
  ]);
});
