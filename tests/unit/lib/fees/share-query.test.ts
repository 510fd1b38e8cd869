import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type FieldName, fields } from '../../../../src/lib/fees/fields.ts';
import { readInputs } from '../../../../src/lib/fees/inputs.ts';
import { type Mode, modes } from '../../../../src/lib/fees/modes.ts';
import { readQuery } from '../../../../src/lib/fees/read-query.ts';
import { shareQuery } from '../../../../src/lib/fees/share-query.ts';
import { property } from '../../../lib/property.ts';

const percent = fc.integer({ min: 0, max: 1_000_000 }).map((tenThousandths) => tenThousandths / 1e4);
const amount = fc.integer({ min: 0, max: 1e13 });
const percents = Object.keys(fields).map((name) => [name, percent]);
const inputs = fc.record({
  ...(Object.fromEntries(percents) as Record<FieldName, typeof percent>),
  capital: amount,
  broker: amount,
  years: fc.integer({ min: 0, max: 50 }),
  mode: fc.constantFrom(...(Object.keys(modes) as Mode[])),
  returns: fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 1, maxLength: 50 }),
  gst: fc.constantFrom(0, 18),
});

const opened = (search: string) => {
  const fields = readQuery(search);
  return readInputs((name) => fields.get(name) ?? '').inputs;
};

property([inputs])('opens with all shared inputs that the mode uses', (given) => {
  const shared = opened(shareQuery(given));
  for (const name of ['mode', ...modes[given.mode].fields] as const) expect(shared[name]).toEqual(given[name]);
});

describe('a link', () => {
  it.each([
    'Rs. 75,00,000',
    'INR 75 lakh',
    '70 lakh. 500 k',
    '75,00,000/-',
    '.75 cr.',
    '+75. lakh rupees',
    '75\u200E lakh',
    '७५,००,०००',
    '൭൫ lakh',
  ])('may contain “%s”, as the form may', (capital) => {
    expect(opened(`?${new URLSearchParams({ capital })}`).capital).toBe(7_500_000);
  });

  it('may contain returns in every notation that the form reads', () => {
    const query = new URLSearchParams({ returns: '20, - 10 %; –5 +3,' });
    expect(opened(`?${query}`).returns).toEqual([20, -10, -5, 3]);
    expect(opened(`?${new URLSearchParams({ returns: '२०, −൧൦' })}`).returns).toEqual([20, -10]);
  });

  it('uses the preset that was pressed, whatever the field of returns contains', () => {
    expect(readQuery('?returns=20&preset=-20').get('returns')).toBe('-20');
    expect(readQuery('?returns=20&preset=<b>').get('returns')).toBe('20');
  });

  test.each([
    'capital=',
    'capital=-5',
    'capital=%3Cscript%3Ealert(1)%3C/script%3E',
    'capital=1e999',
    // A pattern that can match each dot in two ways would never come to an end.
    `capital=1c${'.1c'.repeat(150)}x`,
    'years=%00',
    `returns=${'1,'.repeat(400)}`,
    `preset=5${'+'.repeat(500)}5`,
    'mode=__proto__',
    '__proto__=1',
    'capital=%E0%A4%A',
    '',
  ])('with “%s” leaves the default', (query) => {
    expect(readQuery(`?${query}`).size).toBe(0);
  });
});
