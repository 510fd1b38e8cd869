import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { FeeChart } from '../../components/FeeChart/FeeChart.tsx';
import { FeeDetail } from '../../components/FeeDetail/FeeDetail.tsx';
import { FeeSummary } from '../../components/FeeSummary/FeeSummary.tsx';
import { type Cut, type Inputs, readInputs } from '../../lib/fees/inputs.ts';
import { type Outcome, workOut } from '../../lib/fees/outcome.ts';
import { shareQuery } from '../../lib/fees/share-query.ts';
import { useIslandReady } from '../client-intent/use-island-ready.ts';
import { BlankResult } from './BlankResult.tsx';
import { FeeActions } from './FeeActions.tsx';
import { FeeForm } from './FeeForm.tsx';
import styles from './FeeCalculator.module.css';

export interface FeeCalculatorProps {
  /** What the fields open with. */
  start: Inputs;
  /** GST on the fees in percent, should a visitor add it. */
  gstPercent: number;
  /** Address of the page, for the browser's own submit where the script never comes. */
  action: string;
  /** Address of the worked example, for a visitor who has not asked for a result yet. */
  example: string;
}

/**
 * The fee calculator: the form, and beside it the result once a visitor asks for it. Before its script Calculate is
 * held; without it, the form's own submit opens the page again with the figures in its address, which keeps them.
 */
export function FeeCalculator({ start, gstPercent, action, example }: FeeCalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [result, setResult] = useState<{ outcome: Outcome; cuts: readonly Cut[] }>();
  const [isOld, setOld] = useState(false);

  const calculate = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget: sent, submitter } = event;
    const returns = sent.elements.namedItem('returns');
    // A preset is a button with the returns that it stands for.
    if (returns instanceof HTMLInputElement && submitter instanceof HTMLButtonElement && submitter.value) {
      returns.value = submitter.value;
    }
    const data = new FormData(sent);
    // A checkbox that is not checked has no entry. Files there are none.
    const { inputs, cuts } = readInputs((name) => (data.get(name) ?? '') as string);
    setResult({ outcome: workOut(inputs), cuts });
    setOld(false);
    history.replaceState(history.state, '', shareQuery(inputs));
    delete sent.dataset['asked'];
  };

  useIslandReady(form);
  useEffect(() => {
    // The page was opened by a link that carries inputs (open-link.ts).
    if (form.current?.dataset['asked'] !== undefined) form.current.requestSubmit();
  }, []);

  const hasYears = result !== undefined && result.outcome.rows.length > 0;
  return (
    <div className={styles.calculator}>
      <FeeForm
        ref={form}
        start={start}
        gstPercent={gstPercent}
        action={action}
        data-queue=""
        onSubmit={calculate}
        onInput={() => {
          setOld(true);
        }}
      />
      <section className={styles.result} aria-labelledby={result && 'fee-result'}>
        <div className={styles.lead}>
          {result && <h2 id="fee-result">Your result</h2>}
          {/* There from the start, as only what changes in it is read out. */}
          <div role="status">{result && <FeeSummary {...result} isOld={isOld} />}</div>
          {!result && <BlankResult example={example} />}
          {hasYears && (
            <>
              <FeeChart rows={result.outcome.rows} capital={result.outcome.inputs.capital} />
              <FeeActions outcome={result.outcome} />
            </>
          )}
        </div>
        {hasYears && <FeeDetail outcome={result.outcome} className={styles.detail} />}
      </section>
    </div>
  );
}
