import { formatNumber } from '../../lib/format.ts';
import { showRupees, showShare } from './display.ts';
import { FeeActions } from './FeeActions.tsx';
import { FeeChart } from './FeeChart.tsx';
import { FeeTable } from './FeeTable.tsx';
import { FeeWorking } from './FeeWorking.tsx';
import type { Cut, Inputs } from './inputs.ts';
import { workOut } from './outcome.ts';
import { words } from './words.ts';

interface Props {
  inputs: Inputs;
  cuts: readonly Cut[];
  /** Not for the worked example. */
  asked?: true;
  /** The form holds something else by now. */
  isOld: boolean;
}

/** The outcome in a sentence, a chart, a table and, where a mode has one, its working. */
export function FeeResult({ inputs, cuts, asked, isOld }: Props) {
  const { rows, totalFees, nav, usedUpIn } = workOut(inputs);
  const { capital, years } = inputs;
  const mode = words.modes[inputs.mode];
  return (
    <>
      <section className="fee-lead" aria-labelledby="fee-result">
        <h2 id="fee-result">{asked ? words.result : words.example}</h2>
        <div role="status">
          <p>
            {years ? (
              <>
                {mode.name}: over {years} {years > 1 ? 'years' : 'year'} the fees come to{' '}
                <strong>{showRupees(totalFees)}</strong>
                {capital > 0 && (
                  <>
                    , <strong>{showShare(totalFees, capital)}</strong> of the capital
                  </>
                )}
                . The closing NAV is <strong>{showRupees(nav)}</strong>.
              </>
            ) : (
              words.noYears
            )}
          </p>
          {usedUpIn && <p>{words.usedUp.replace('0', String(usedUpIn))}</p>}
          {cuts.map((cut) => (
            <p key={cut}>{words.cuts[cut]}</p>
          ))}
          {asked && isOld && <p>{words.changed}</p>}
        </div>
        {years > 0 && <FeeChart rows={rows} capital={capital} />}
        {years > 0 && asked && <FeeActions rows={rows} lines={mode.working ?? mode.columns} />}
      </section>
      {years > 0 && (
        <div className="fee-detail">
          {/* The form may hold something else by now, and paper does not show it. */}
          <dl className="fee-terms">
            {mode.terms.map(([name, label, before, after]) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>
                  {before}
                  {[inputs[name]].flat().map(formatNumber).join(', ').replaceAll('-', '−')}
                  {after}
                </dd>
              </div>
            ))}
          </dl>
          <FeeTable rows={rows} mode={mode} />
          {mode.working && <FeeWorking rows={rows} lines={mode.working} />}
        </div>
      )}
    </>
  );
}
