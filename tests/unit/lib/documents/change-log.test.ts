import { describe, expect, it } from 'vitest';
import {
  byYear,
  type Change,
  changesOfApproach,
  changesOfDocuments,
} from '../../../../src/lib/documents/change-log.ts';
import { seriesOf } from '../../../../src/lib/documents/document-series.ts';

const day = (iso: string) => new Date(`${iso}T00:00:00Z`);

it('changes of documents list each version that replaced another, with both dates', () => {
  const seriesOfA = (kind: 'paper' | 'factsheet') => {
    const shared = { title: 'Paper', kind, specimen: false };
    const third = { replaces: 'second', date: day('2025-09-01'), published: day('2025-09-04'), specimen: true };
    return seriesOf([
      { id: 'third', data: { ...shared, ...third } },
      { id: 'second', data: { ...shared, replaces: 'first', date: day('2025-04-01') } },
      { id: 'first', data: { ...shared, date: day('2024-10-01') } },
    ]);
  };
  expect(changesOfDocuments(seriesOfA('paper'))).toMatchObject([
    {
      id: 'document-third',
      text: 'The version of 1 September 2025 replaces that of 1 April 2025, which remains among the earlier versions.',
      changed: day('2025-09-01'),
      published: day('2025-09-04'),
      href: '/files/latest/first.pdf',
      isSpecimen: true,
    },
    { id: 'document-second', changed: day('2025-04-01'), published: day('2025-04-01'), isSpecimen: false },
  ]);
  // Factsheets appear every month, so they are not listed.
  expect(changesOfDocuments(seriesOfA('factsheet'))).toEqual([]);
});

const approach = {
  id: 'SpecialOpportunities',
  data: {
    name: 'Special Opportunities',
    managers: [
      { name: 'Gopal Warrier', from: day('2024-04-01') },
      { member: 'jacob-thekkan', from: day('2025-07-01'), published: day('2025-06-20') },
    ],
    specimen: false,
    specimenFields: ['managers'],
  },
};
const nameOf = (id: string) => (id === 'jacob-thekkan' ? 'Jacob Thekkan' : undefined);

it('changes of managers list everyone who took over, but not the first manager', () => {
  expect(changesOfApproach(approach, nameOf)).toEqual([
    {
      id: 'SpecialOpportunities-manager-2025-07-01',
      kind: 'people',
      heading: 'Special Opportunities: new manager',
      text: 'Jacob Thekkan has taken over from Gopal Warrier.',
      changed: day('2025-07-01'),
      published: day('2025-06-20'),
      href: '/SpecialOpportunities#people',
      isSpecimen: true,
      field: ['managers', 1],
    },
  ]);
});

describe('changes of a strategy or fund', () => {
  const what = 'primaryBenchmark' as const;
  const approach = {
    id: 'EmergingMoat',
    data: {
      name: 'Emerging Moat',
      strategyTag: 'Equity',
      primaryBenchmark: 'BSE 500 TRI',
      recordChanges: [
        { from: day('2023-04-01'), what, before: 'MSEI SX 40 TRI', reason: 'It was too narrow.' },
        { from: day('2024-04-01'), what, before: 'Nifty 50 TRI', reason: 'The strategy holds smaller companies.' },
      ],
      corrections: [
        { month: '2025-06', date: day('2025-08-14'), reason: 'A dividend was missing.' },
        { month: '2025-06', date: day('2025-09-01'), reason: 'It had been booked twice.' },
        { month: '2025-06', date: day('2025-09-01'), reason: 'The custodian had another figure.' },
      ],
      specimen: false,
    },
  };
  const changes = changesOfApproach(approach);

  it('name the benchmark that replaced another, even if it was replaced later', () => {
    expect(changes.slice(0, 2).map(({ text }) => text)).toEqual([
      'Nifty 50 TRI replaces MSEI SX 40 TRI. It was too narrow. The record before that day has ended.',
      'BSE 500 TRI replaces Nifty 50 TRI. The strategy holds smaller companies. The record before that day has ended.',
    ]);
  });

  it('list a correction under its date, with a link to the record', () => {
    expect(changes[2]).toMatchObject({
      heading: 'Emerging Moat: June 2025 corrected',
      published: day('2025-08-14'),
      href: '/EmergingMoat#record',
    });
  });

  it('are specimens if their field is one', () => {
    const data = { ...approach.data, specimenFields: ['primaryBenchmark', 'performanceSource'] };
    expect(changesOfApproach({ ...approach, data }).every(({ isSpecimen }) => isSpecimen)).toBe(true);
    expect(changes.some(({ isSpecimen }) => isSpecimen)).toBe(false);
  });

  it('have unique anchors, even if a month is corrected twice on one day', () => {
    expect(new Set(changes.map(({ id }) => id)).size).toBe(5);
  });
});

it('the log is sorted by the date of publication, the newest first', () => {
  const change = (id: string, published: string, changed = published) =>
    ({ id, published: day(published), changed: day(changed), heading: id }) as Change;
  // Published in December, in force from January: it is listed under the year of publication.
  const log = byYear([change('a', '2024-03-01'), change('b', '2024-12-20', '2025-01-01'), change('c', '2025-02-01')]);
  const years = log.map(({ year, changes }) => [year, ...changes.map(({ id }) => id)].join(' '));
  expect(years).toEqual(['2025 c', '2024 b a']);
});
