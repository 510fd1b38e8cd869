import { ROUNDED } from '../../lib/fees/fee-tables.ts';
import { fields, planTermNames, showField } from '../../lib/fees/fields.ts';
import { sharedFields } from '../../lib/fees/modes.ts';
import type { PlanResult } from '../../lib/fees/result.ts';
import { returnsOf } from '../../lib/fees/illustration.ts';
import { findSameCosts } from '../../lib/fees/same-cost.ts';
import { describeOneYear, describeShift, describeYearsBelowHighWaterMark } from '../../lib/fees/describe-plans.ts';
import { shareQuery } from '../../lib/fees/share-query.ts';
import { formatWholeRupees } from '../../lib/rupees.ts';
import { AmountTable } from '../AmountTable/AmountTable.tsx';
import { FeeRemarks } from '../FeeRemarks/FeeRemarks.tsx';
import { FeeTerms } from '../FeeTerms/FeeTerms.tsx';
import styles from './PlanDetail.module.css';

export interface PlanDetailProps extends PlanResult {
  /** Address of the calculator, whose illustration has every line of a plan’s working. */
  calculatorHref: string;
}

/** Fee plans in full: their terms, a row per year, and the returns at which two of them cost the same. */
export function PlanDetail({ plans, calculatorHref }: PlanDetailProps) {
  const [first] = plans;
  if (!first) return null;
  const { inputs, rows: years } = first;
  const returns = returnsOf(inputs);
  const names = plans.map(({ name }) => name);
  const yearly = (of: 'totalFees' | 'nav') =>
    years.map(({ year, returnPercent }, index) => ({
      id: String(year),
      cells: [
        showField('returns', returnPercent),
        ...plans.map(({ rows }) => formatWholeRupees(rows[index]?.[of] ?? 0)),
      ],
    }));
  return (
    <div className={styles.detail}>
      <FeeTerms inputs={inputs} names={sharedFields} />
      <AmountTable
        caption="The plans, with total fees over all years."
        columns={['Plan', ...planTermNames.map((term) => fields[term].label), 'Fees', 'Closing NAV']}
        rows={plans.map(({ name, inputs: own, totalFees, nav }) => ({
          id: name,
          cells: [
            ...planTermNames.map((term) => (own[term] > 0 ? showField(term, own[term]) : 'none')),
            ...[totalFees, nav].map(formatWholeRupees),
          ],
        }))}
      />
      <AmountTable
        caption={`Total fees under each plan, year by year, expenses and brokerage included. The returns are assumptions, not a forecast. ${ROUNDED}`}
        columns={['Year', 'Return', ...names]}
        rows={yearly('totalFees')}
      />
      <AmountTable
        caption="Closing NAV under each plan, year by year"
        columns={['Year', 'Return', ...names]}
        rows={yearly('nav')}
      />
      <HighWaterMark plans={plans} returns={returns} />
      <SameCosts plans={plans} returns={returns} />
      <p className="screen-only">
        {'The working, line by line: '}
        {plans.map(({ name, inputs: own }, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <a href={`${calculatorHref}${shareQuery(own)}`}>{name}</a>
          </span>
        ))}
      </p>
    </div>
  );
}

interface PartProps extends PlanResult {
  /** The return of each year in percent, which the plans share. */
  returns: readonly number[];
}

/** What the high-water mark is, if a return is negative or a plan has a year below it. */
function HighWaterMark({ plans, returns }: PartProps) {
  const remarks = describeYearsBelowHighWaterMark(plans);
  if (Math.min(...returns) >= 0 && remarks.length === 0) return null;
  return (
    <section>
      <h3>The high-water mark</h3>
      <p>
        A performance fee is due only on what exceeds the high-water mark and the hurdle together. The mark is the
        capital or, where it is higher, the highest closing NAV so far: after a loss, the same gain is not charged
        twice.
      </p>
      <FeeRemarks remarks={remarks} />
    </section>
  );
}

/** The returns at which two plans cost the same: in one year, and with the returns of all years moved equally. */
function SameCosts({ plans, returns }: PartProps) {
  return (
    <section>
      <h3>Where two plans cost the same</h3>
      <p>Both then leave the same after all fees. This is arithmetic, not a forecast.</p>
      <dl className="rows">
        {findSameCosts(plans).map(({ names, oneYear, shifts }) => (
          <div key={names.join()}>
            <dt>{names.join(' and ')}</dt>
            <dd>
              <small>In one year</small>
              {describeOneYear(oneYear)}
            </dd>
            {returns.length > 1 && (
              <dd>
                <small>{`Over the ${returns.length} years, all returns moved equally`}</small>
                {describeShift(shifts, returns)}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
