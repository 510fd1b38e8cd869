import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeAdjustments } from '../../../../src/lib/fees/describe-adjustments.ts';
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
  const query = new URLSearchParams(search);
  return readInputs((name) => readQuery(query, name) ?? '').inputs;
};

property([inputs])('opens with all shared inputs that the mode uses', (given) => {
  const shared = opened(shareQuery(given));
  for (const name of ['mode', ...modes[given.mode].fields] as const) expect(shared[name]).toEqual(given[name]);
});

describe('a link', () => {
  it('uses the preset that was pressed, whatever the field of returns contains', () => {
    expect(readQuery(new URLSearchParams('returns=20&preset=-20'), 'returns')).toBe('-20');
  });

  // The form then says that it cannot read it. A figure in its place would be believed.
  it.each(['', '-5', '5 million', '<script>alert(1)</script>', '1e999'])('gives “%s” as it came', (text) => {
    expect(readQuery(new URLSearchParams({ capital: text }), 'capital')).toBe(text);
  });

  it('has room for fifty returns, and for an amount in words but not for a message', () => {
    const returns = Array.from({ length: 50 }, () => '-12.3456').join(', ');
    expect(readQuery(new URLSearchParams({ returns }), 'returns')).toBe(returns);
    expect(readQuery(new URLSearchParams({ returns: returns.repeat(9) }), 'returns')).toHaveLength(600);
    for (const capital of ['1 crore and 50 lakh and 25 thousand rupees', 'Your account is blocked, '.repeat(9)])
      expect(readQuery(new URLSearchParams({ capital }), 'capital')).toBe(capital.slice(0, 60));
  });

  it.each(['', 'other=1', '__proto__=1'])('with “%s” says nothing about a field', (query) => {
    expect(readQuery(new URLSearchParams(query), 'capital')).toBeUndefined();
  });

  // The form can only add today's rate. Another one in an old link must not be replaced in silence.
  it.each([
    ['12', '18', true],
    ['', '0', false],
    ['about 18', '0', true],
    ['12', '0', true],
    ['18 %', '18', false],
    ['0', '0', false],
  ])('that names GST of “%s” while the form adds %s is told of: %s', (linked, gst, isTold) => {
    const told = (mode: Mode) => {
      const form = new URLSearchParams({ years: '5', gst, mode });
      return describeAdjustments(readInputs((name) => form.get(name) ?? '', linked).adjustments, []);
    };
    const words = isTold ? ['GST: not at the rate of the link.'] : [];
    expect([told('illustration'), told('plans'), told('simple')]).toEqual([words, words, []]);
  });
});
