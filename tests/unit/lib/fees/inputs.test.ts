import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Inputs, readInputs } from '../../../../src/lib/fees/inputs.ts';
import { workOut } from '../../../../src/lib/fees/outcome.ts';

const read = (fields: Partial<Record<keyof Inputs, string>>) => readInputs((name) => fields[name] ?? '');

describe('the form', () => {
  it('counts what is blank, invalid or negative as 0, and says so unless it is blank', () => {
    expect(read({ capital: '', management: 'two', hurdle: '-5', years: 'x' })).toEqual({
      inputs: {
        mode: 'simple',
        capital: 0,
        management: 0,
        hurdle: 0,
        performance: 0,
        broker: 0,
        years: 0,
        other: 0,
        brokerage: 0,
        returns: [0],
        gst: 0,
      },
      cuts: ['unread'],
    });
    expect(read({ capital: '', management: ' ', returns: '' }).cuts).toEqual([]);
    expect(read({ hurdle: '-5' }).cuts).toEqual(['unread']);
  });

  it.each([
    ['60', 50, 'years'],
    ['2.5', 2, 'whole'],
  ])('uses for %s years %i, and says so', (years, used, cut) => {
    const { inputs, cuts } = read({ years });
    expect([inputs.years, cuts]).toEqual([used, [cut]]);
  });

  it('uses the largest amount and percentage for larger ones, and says so once', () => {
    const { inputs, cuts } = read({ capital: '999999999 crore', hurdle: '150', management: '101', returns: '-200' });
    expect(inputs).toMatchObject({ capital: 1e13, hurdle: 100, management: 100, returns: [-100] });
    expect(cuts).toEqual(['amount', 'percent']);
  });

  // A loss that is read as a gain, or as nothing, would be believed.
  it.each([
    ['20, - 10, 5', [20, -10, 5]],
    ['20, –10, 5', [20, -10, 5]],
    ['10 %, -5 %', [10, -5]],
    ['+20', [20]],
    ['20, 10,', [20, 10]],
    [' ; 20', [20]],
  ])('reads the returns “%s” as they are meant', (returns, expected) => {
    const { inputs, cuts } = read({ returns });
    expect(inputs.returns).toEqual(expected);
    expect(cuts).toEqual([]);
  });

  it('says that a return could not be read', () => {
    const { inputs, cuts } = read({ returns: '20, ten, 20–30' });
    expect(inputs.returns).toEqual([20, 0, 0]);
    expect(cuts).toEqual(['unread']);
  });
});

describe('the outcome', () => {
  it('is finite in every row, whatever is typed', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,-−₹ %lakhcr')) }),
      fc.constantFrom('9'.repeat(400), '100', '50', '1e308'),
    );
    const form = fc.record({
      mode: fc.oneof(fc.constantFrom('simple', 'illustration'), typed),
      capital: typed,
      management: typed,
      hurdle: typed,
      performance: typed,
      broker: typed,
      years: typed,
      other: typed,
      brokerage: typed,
      returns: typed,
      gst: typed,
    });
    fc.assert(
      fc.property(form, (fields) => {
        const { inputs } = read(fields);
        const { rows, totalFees, nav } = workOut(inputs);
        expect(rows).toHaveLength(inputs.years);
        expect([totalFees, nav, ...rows.flatMap((row) => Object.values(row))].every(Number.isFinite)).toBe(true);
      }),
    );
  });

  it('adds the fees of all years, and names the year in which the capital is used up', () => {
    const { inputs } = read({ capital: '1 lakh', broker: '30,000', years: '6' });
    expect(workOut(inputs)).toMatchObject({ totalFees: 180_000, nav: -80_000, usedUpIn: 4 });
    expect(workOut({ ...inputs, broker: 50_000 }).usedUpIn).toBe(2);
    expect(workOut({ ...inputs, broker: 0 }).usedUpIn).toBeUndefined();
  });

  it('does not call nothing of nothing used up, but fees without capital are', () => {
    const { inputs } = read({ years: '2' });
    expect(workOut(inputs).usedUpIn).toBeUndefined();
    expect(workOut({ ...inputs, broker: 1 }).usedUpIn).toBe(1);
  });

  it('has no rows for no years, and leaves the capital', () => {
    expect(workOut(read({ capital: '5' }).inputs)).toMatchObject({ rows: [], totalFees: 0, nav: 5 });
  });
});
