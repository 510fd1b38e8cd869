import { describe, expect, it } from 'vitest';
import { planExamples, planNames } from '../../../../src/components/examples/fee-examples.ts';
import type { Inputs } from '../../../../src/lib/fees/inputs.ts';
import { workOutPlans, yearsBelowHighWaterMark } from '../../../../src/lib/fees/plans.ts';
import { planRows } from '../../../../src/lib/fees/initial-inputs.ts';
import { describeShift } from '../../../../src/lib/fees/describe-plans.ts';
import { cases } from '../../../lib/cases.ts';

const { plans } = planExamples;

const worked = (inputs: Inputs, place: number) => {
  const plan = workOutPlans(inputs, planNames)[place - 1];
  if (!plan) throw new Error(`no plan in place ${place}`);
  return plan;
};

cases('a move of all returns, %o, is worded with rounded numbers', (zero) => describeShift([zero], [20, 0]), [
  [{ from: 1 + 1e-9, to: 1 + 1e-9 }, 'At an average of 11% (each 1 point higher)'],
  [{ from: -2, to: -2 }, 'At an average of 8% (each 2 points lower)'],
  [{ from: 1e-4, to: 1e-4 }, 'At an average of 10%'],
  [{ from: -99, to: 80 }, 'At every average'],
]);

it('names the returns between which no move of them was found', () => {
  expect(describeShift([], [20, 0])).toBe('At none with every return from −99% to 100%');
});

describe('plans', () => {
  it('say which fee they do not have, and have a hurdle rate only with a performance fee', () => {
    const plan = { name: 'Fixed', managementPercent: 2, performancePercent: 0, hurdlePercent: 0 };
    const other = { name: 'Performance', managementPercent: 0, performancePercent: 20, hurdlePercent: 8 };
    expect(planRows({ feePlans: { plans: [plan, other], returnPaths: [] } })).toEqual([
      { id: 'Fixed', cells: ['2% of the portfolio’s value a year', 'None', 'None'] },
      {
        id: 'Performance',
        cells: ['None', '20% of the value above the high-water mark and the hurdle together', '8% a year'],
      },
    ]);
    expect(planRows({})).toEqual([]);
  });

  it('share the capital and the returns, but not their terms', () => {
    const all = workOutPlans({ ...plans, management: 9, hurdle: 9, performance: 9 }, planNames);
    const terms = all.map(({ inputs: { management, hurdle, performance } }) =>
      [management, hurdle, performance].join(),
    );
    expect(terms).toEqual(['2,0,0', '0,8,20', '1,10,15']);
    for (const { inputs } of all) expect(inputs).toMatchObject({ capital: 10_000_000, returns: plans.returns });
  });

  /*
   * 20% above 8%, +20, −15, +12, +8, +15: the loss takes the portfolio below its mark of ₹1,16,98,400. The third year
   * gains more than the hurdle and stays below the mark; the fourth passes the mark, but gains less than the hurdle.
   */
  it('charge no performance fee after a loss until it is made good', () => {
    const plan = worked(plans, 2);
    expect(yearsBelowHighWaterMark(plan)).toEqual([3]);
    expect(plan.rows.map(({ perfCharge }) => perfCharge > 0)).toEqual([true, false, false, false, true]);
    for (const later of plan.rows.slice(1, 4)) expect(later.highWaterMark).toBe(plan.rows[0]?.nav);
    expect(yearsBelowHighWaterMark(worked(plans, 1))).toEqual([]);
    // A value below zero has no gain.
    expect(yearsBelowHighWaterMark(worked({ ...plans, years: 2, returns: [-100, -20] }, 2))).toEqual([]);
  });
});
