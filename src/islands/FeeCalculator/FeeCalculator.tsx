import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import { FeeRemarks } from '../../components/FeeRemarks/FeeRemarks.tsx';
import { type Cuts, type Inputs, readInputs } from '../../lib/fees/inputs.ts';
import { kindWords, sayCuts } from '../../lib/fees/say-cuts.ts';
import { shareQuery } from '../../lib/fees/share-query.ts';
import type { PlanOffer } from '../../lib/fees/start.ts';
import { useIslandReady } from '../hydration/use-island-ready.ts';
import { BlankResult } from './BlankResult.tsx';
import { FeeActions } from './FeeActions.tsx';
import { FeeForm } from './FeeForm.tsx';
import { ResultChart, ResultDetail, ResultSummary, workOutResult } from './results.tsx';
import { useLinkInAddress } from './use-link-in-address.ts';
import styles from './FeeCalculator.module.css';

export interface FeeCalculatorProps {
  /** What the fields open with. */
  start: Inputs;
  /** GST on the fees in percent, should a visitor add it. */
  gstPercent: number;
  /** Fee plans that can be compared, if there are any. */
  plans: PlanOffer;
  /** Address of the page, for the browser's own submit where the script never comes. */
  action: string;
  /** Address of the worked example, for a visitor who has not asked for a result yet. */
  example: string;
}

/** What Calculate has read in the form. */
interface Answer {
  inputs: Inputs;
  cuts: Cuts;
  /** A reload, or Back, has asked for what the page has shown before. */
  isRepeat: boolean;
}

/**
 * As the script of every page asks it (src/scripts/page.ts): a module that both import would be a file of its own, and
 * that script no longer stand in the page.
 */
const isNewVisit = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');

/**
 * The fee calculator: the form, and beside it the result once a visitor asks for it. Before its script a click
 * on Calculate is queued; without it, the form's own submit opens the page again with the figures in its address, which keeps them.
 */
export function FeeCalculator({ start, gstPercent, plans, action, example }: FeeCalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [answer, setAnswer] = useState<Answer>();
  const [isStale, setIsStale] = useState(false);
  const inputs = answer?.inputs;
  const link = inputs && shareQuery(inputs);
  // None without a year.
  const result = useMemo(
    () => (inputs && inputs.years > 0 ? workOutResult(inputs, plans.names) : undefined),
    [inputs, plans.names],
  );
  const wrong = [...(answer?.cuts.values() ?? [])].flat();
  if (answer && !result) wrong.push('years');

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
    // Only a link, below, submits without a button.
    setAnswer({ inputs, cuts, isRepeat: submitter === null && !isNewVisit() });
    setIsStale(false);
    delete sent.dataset['asked'];
  };

  useEffect(() => {
    // The browser has brought the visitor to where they were.
    if (answer?.isRepeat) return;
    // Where the result begins outside the window, nobody would see that it has come.
    const begin = heading.current?.getBoundingClientRect().top ?? 0;
    if (begin < 0 || begin > innerHeight / 2) heading.current?.scrollIntoView();
  }, [answer]);
  useLinkInAddress(link);
  useIslandReady(form);
  useEffect(() => {
    // The page was opened by a link that carries inputs (open-link.ts).
    if (form.current?.dataset['asked'] !== undefined) form.current.requestSubmit();
  }, []);

  return (
    <div className={styles.calculator}>
      <FeeForm
        ref={form}
        start={start}
        gstPercent={gstPercent}
        plans={plans}
        wrong={wrong}
        action={action}
        data-queue=""
        onSubmit={calculate}
        onInput={() => {
          setIsStale(true);
        }}
      />
      <section className={styles.result} aria-labelledby={answer && 'fee-result'}>
        <div className={styles.lead}>
          {answer && (
            <h2 ref={heading} id="fee-result">
              Your result
            </h2>
          )}
          {/* There from the start, as only what changes in it is read out. */}
          <div role="status">
            {answer && (
              <>
                {/* Before a result that counts with another amount than was typed. */}
                <FeeRemarks remarks={sayCuts(answer.cuts, plans.names)} />
                {result ? <ResultSummary result={result} /> : <p>{kindWords.years}</p>}
              </>
            )}
          </div>
          {/* By itself, or with it all would be read out again. */}
          <div role="status">
            {answer && isStale && (
              <FeeRemarks remarks={['The boxes have changed. Press Calculate for their result.']} />
            )}
          </div>
          {!answer && <BlankResult example={example} />}
          {inputs && result && (
            <>
              {inputs.capital > 0 && <ResultChart result={result} />}
              <FeeActions key={link} result={result} mode={inputs.mode} />
            </>
          )}
        </div>
        {result && (
          <div className={styles.detail}>
            <ResultDetail result={result} calculator={action} />
          </div>
        )}
      </section>
    </div>
  );
}
