import { Fragment, type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import { FeeRemarks } from '../../components/FeeRemarks/FeeRemarks.tsx';
import type { Inputs } from '../../lib/fees/inputs.ts';
import { describeAdjustments, kindWords } from '../../lib/fees/describe-adjustments.ts';
import { shareQuery } from '../../lib/fees/share-query.ts';
import type { PlanOffer } from '../../lib/fees/initial-inputs.ts';
import { useIslandReady } from '../hydration/use-island-ready.ts';
import { BlankResult } from './BlankResult.tsx';
import { FeeActions } from './FeeActions.tsx';
import { FeeForm } from './FeeForm.tsx';
import { ResultChart, ResultDetail, ResultSummary } from './ResultParts.tsx';
import type { Opening } from './open-link.ts';
import { useAnswer } from './use-answer.ts';
import { useLinkInAddress } from './use-link-in-address.ts';
import styles from './FeeCalculator.module.css';

export interface FeeCalculatorProps {
  /** Initial values of the fields. */
  initialInputs: Inputs;
  /** GST on the fees in percent, if the visitor adds it. */
  gstPercent: number;
  /** Fee plans that can be compared, if there are any. */
  plans: PlanOffer;
  /** URL of the page: for the native submit if the script never loads, and for links to a plan’s illustration. */
  action: string;
}

/**
 * The fee calculator: the form, and beside it the result once a visitor asks for it. Before hydration a submit is
 * queued; if the script fails, the native submit reloads the page with the figures in its URL, so that none is lost.
 */
export function FeeCalculator({ initialInputs, gstPercent, plans, action }: FeeCalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { answer, changed, calculate, change } = useAnswer(plans.names);
  const { inputs, result } = answer ?? {};
  // Also the key of each part of the result: React could not update texts that the browser has translated.
  const link = inputs && shareQuery(inputs);
  const wrong = [...(answer?.adjustments.values() ?? [])].flat();
  if (answer && !result) wrong.push('years');

  const calculateLink = useEffectEvent(() => {
    const { current } = form;
    if (current?.dataset['asked']) calculate(current, current.dataset['asked'] as Opening);
  });
  useEffect(() => {
    calculateLink();
  }, []);
  useEffect(() => {
    // The browser has restored the scroll position.
    if (answer?.isRepeat) return;
    // If the result began outside the viewport, the visitor would not notice it.
    const begin = heading.current?.getBoundingClientRect().top ?? 0;
    if (begin < 0 || begin > innerHeight / 2) heading.current?.scrollIntoView();
  }, [answer]);
  useLinkInAddress(link);
  useIslandReady(form);

  return (
    <div className={styles.calculator}>
      <FeeForm
        ref={form}
        initialInputs={initialInputs}
        gstPercent={gstPercent}
        plans={plans}
        wrongFields={wrong.filter((name) => !changed.has(name))}
        action={action}
        data-queue=""
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          const { currentTarget, submitter } = event;
          // The value of a preset's button is its returns.
          if (submitter instanceof HTMLButtonElement && submitter.value) {
            (currentTarget.elements.namedItem('returns') as HTMLInputElement).value = submitter.value;
          }
          calculate(currentTarget);
        }}
        onInput={({ target }) => {
          change((target as HTMLInputElement).name);
        }}
      />
      <section className={styles.result} aria-labelledby={answer && 'fee-result'}>
        <div className={styles.lead}>
          {answer && (
            <h2 ref={heading} id="fee-result">
              Your result
            </h2>
          )}
          {/* Rendered from the start, because screen readers announce only changes within it. */}
          <div role="status">
            {answer && (
              <>
                {/* First, because the result then uses another amount than was typed. */}
                <FeeRemarks remarks={describeAdjustments(answer.adjustments, plans.names)} />
                {/* Screen readers announce it at every press, even if it is the same. */}
                {result ? <ResultSummary key={answer.press} result={result} /> : <p>{kindWords.years}</p>}
              </>
            )}
          </div>
          {/* Separate, or the whole result would be announced again. */}
          <div role="status" className="screen-only">
            {answer && changed.size > 0 && (
              <FeeRemarks remarks={['The figures have changed. Press Calculate again.']} />
            )}
          </div>
          {!answer && <BlankResult />}
          {inputs && result && (
            <Fragment key={link}>
              {inputs.capital > 0 && <ResultChart result={result} />}
              <FeeActions result={result} inputs={inputs} />
            </Fragment>
          )}
        </div>
        {result && (
          <div className={styles.detail}>
            <ResultDetail key={link} result={result} calculatorHref={action} />
          </div>
        )}
      </section>
    </div>
  );
}
