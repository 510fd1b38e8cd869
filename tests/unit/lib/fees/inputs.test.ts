import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FieldName, fields, showField } from '../../../../src/lib/fees/fields.ts';
import { readInputs } from '../../../../src/lib/fees/inputs.ts';
import { modes } from '../../../../src/lib/fees/modes.ts';
import { describeDepletion, type FeeInputs, shareOfCapital, workOut } from '../../../../src/lib/fees/outcome.ts';
import { workOutPlans } from '../../../../src/lib/fees/plans.ts';
import { cases } from '../../../lib/cases.ts';
import { property } from '../../../lib/property.ts';

const read = (typed: Partial<Record<FieldName | 'mode', string>>) => readInputs((name) => typed[name] ?? '');
const illustration = { mode: 'illustration', years: '5' };

describe('the form', () => {
  it('counts blank, invalid and negative values as 0, and says so unless they are blank', () => {
    const { inputs, adjustments } = read({ capital: '', management: 'two', hurdle: '-150', years: 'x' });
    const zeros = Object.fromEntries(Object.keys(fields).map((name) => [name, 0]));
    expect(inputs).toEqual({ ...zeros, returns: [0], mode: 'simple' });
    expect([...adjustments].join('; ')).toBe('unread,management,years; negative,hurdle');
    expect(read({ ...illustration, capital: '', management: ' ', returns: '' }).adjustments.size).toBe(0);
  });

  it('says nothing about fields that the mode does not use', () => {
    const typed = { broker: 'x', other: 'x', management2: 'x' };
    expect([...read(typed).adjustments]).toEqual([['unread', ['broker']]]);
    expect([...read({ ...typed, ...illustration }).adjustments]).toEqual([['unread', ['other']]]);
    expect([...read({ ...typed, mode: 'plans' }).adjustments]).toEqual([['unread', ['other', 'management2']]]);
  });

  it.each([
    ['60', 50, 'years'],
    ['2.5', 2, 'whole'],
  ])('counts %s years as %i, and says so', (years, used, cut) => {
    const { inputs, adjustments } = read({ years });
    expect([inputs.years, ...adjustments]).toEqual([used, [cut, ['years']]]);
  });

  it('uses the largest amount and percentage for larger ones, and says so once', () => {
    const typed = { capital: '999999999 crore', hurdle: '150', management: '101', returns: '-200' };
    const { inputs, adjustments } = read({ ...illustration, ...typed });
    expect(inputs).toMatchObject({ capital: 1e13, hurdle: 100, management: 100, returns: [-100] });
    expect([...adjustments].join('; ')).toBe('amount,capital; percent,management,hurdle; loss,returns');
  });

  it('counts amounts in whole rupees, as it says beside their fields', () => {
    const { inputs } = read({ capital: '5000000.6', broker: '99.4', management: '2.25' });
    expect(inputs).toMatchObject({ capital: 5_000_001, broker: 99, management: 2.25 });
  });

  const readReturns = (returns: string) => {
    const { inputs, adjustments } = read({ ...illustration, returns });
    return [inputs.returns, [...adjustments].join()];
  };

  // Visitors would believe a result in which a loss was read as a gain or as 0.
  cases('reads the returns “%s” as they are meant', readReturns, [
    [' 20, - 10 %; –5 +3,', [[20, -10, -5, 3], '']],
    ['२०, - १०, ५', [[20, -10, 5], '']],
    // As spreadsheets write a loss.
    ['12.50%\t(15.00%)\t8.00%', [[12.5, -15, 8], '']],
    ['( 15 ) (5)%', [[-15, -5], '']],
  ]);

  // If it were skipped, the years after it would have the returns of other years.
  cases('counts an item of “%s” that is empty or cannot be read as 0, and says so', readReturns, [
    ['20 ; , 10,', [[20, 0, 10], 'unread,returns']],
    ['20,,,10', [[20, 0, 0, 10], 'unread,returns']],
    [',,10', [[0, 0, 10], 'unread,returns']],
    [' , -10, 5', [[0, -10, 5], 'unread,returns']],
    ['20, ten, 20–30', [[20, 0, 0], 'unread,returns']],
  ]);

  it('uses the returns of the 50 years that there can be, and says so if there are more', () => {
    const { inputs, adjustments } = read({ ...illustration, returns: '20 '.repeat(50) + 'x' });
    expect(inputs.returns).toEqual(Array.from({ length: 50 }, () => 20));
    expect([...adjustments]).toEqual([['years', ['returns']]]);
    expect(read({ ...illustration, returns: '20 '.repeat(50) }).adjustments.size).toBe(0);
  });
});

// If they were rounded, the terms shown would differ from those that the result was calculated from.
it.each([
  ['management', '1.125', '1.125% a year'],
  ['returns', '-12.3456, 10', '−12.3456, 10%'],
  ['capital', '1 crore', '₹1,00,00,000'],
  ['broker', '10000.5', '₹10,001 a year'],
] as const)('%s of %s is shown as it is used: %s', (name, text, shown) => {
  expect(showField(name, read({ [name]: text }).inputs[name])).toBe(shown);
});

describe('the outcome', () => {
  const outcomesOf = (inputs: ReturnType<typeof read>['inputs']) =>
    inputs.mode === 'plans' ? workOutPlans(inputs, ['A', 'B', 'C']) : [workOut({ ...inputs, mode: inputs.mode })];
  const simple = (typed: Parameters<typeof read>[0]): FeeInputs => ({ ...read(typed).inputs, mode: 'simple' });

  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,-−₹ %lakhcr')) }),
    fc.constantFrom('9'.repeat(400), '100', '50', '1e308'),
  );
  const form = fc.record({
    ...(Object.fromEntries(Object.keys(fields).map((name) => [name, typed])) as Record<FieldName, typeof typed>),
    mode: fc.oneof(fc.constantFrom(...Object.keys(modes)), typed),
  });

  property([form])('is finite in every row, whatever is typed', (given) => {
    const { inputs } = read(given);
    for (const { rows, totalFees, nav } of outcomesOf(inputs)) {
      expect(rows).toHaveLength(inputs.years);
      expect([totalFees, nav, ...rows.flatMap((row) => Object.values(row))].every(Number.isFinite)).toBe(true);
    }
  });

  it('adds the fees of all years, and names the year in which the capital is used up', () => {
    const inputs = simple({ capital: '1 lakh', broker: '30,000', years: '6' });
    expect(workOut(inputs)).toMatchObject({ totalFees: 180_000, nav: -80_000, depletedIn: 4 });
    expect(workOut({ ...inputs, broker: 50_000 }).depletedIn).toBe(2);
    // 2.4% and 97.6% are all of it, though doubles leave a rest.
    const whole = { capital: 8_94_25_328, management: 2.4, hurdle: 0, performance: 97.6, broker: 0 };
    expect(workOut({ ...inputs, ...whole }).depletedIn).toBe(1);
    // Without fees no capital is used up, not even one of 0.
    expect(workOut({ ...inputs, capital: 0, broker: 0 }).depletedIn).toBeUndefined();
    expect(workOut({ ...inputs, capital: 0, broker: 1 }).depletedIn).toBe(1);
  });

  it('gives the share of the capital in tenths, with exact halves away from zero', () => {
    const year = simple({ capital: '75 lakh', management: '2.05', years: '1' });
    expect(shareOfCapital(workOut({ ...year, performance: 0, broker: 0 }))).toBe('2.1%');
  });

  it('says that nothing is left, and explains the rows after it', () => {
    const used = workOut(simple({ capital: '1 lakh', broker: '30,000', years: '6' }));
    expect(describeDepletion(used)).toEqual([
      'The capital is used up in year 4. After that the rows only continue the arithmetic.',
    ]);
    const { inputs } = read({ ...illustration, capital: '1 lakh', management: '2', returns: '20, -100' });
    const lost = workOut({ ...inputs, mode: 'illustration' });
    expect(describeDepletion(lost, 'Both')).toEqual([
      'Both: The capital is used up in year 2. After that nothing is earned or charged.',
    ]);
    expect(describeDepletion(workOut({ ...inputs, mode: 'illustration', years: 2 }))).toEqual([
      'The capital is used up in year 2.',
    ]);
  });
});
