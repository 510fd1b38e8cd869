import { Fragment, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FeeRemarks } from '../../components/FeeRemarks/FeeRemarks.tsx';
import { type Adjustments, type Inputs, readInputs } from '../../lib/fees/inputs.ts';
import { describeAdjustments, kindWords } from '../../lib/fees/describe-adjustments.ts';
import { type Result, workOutResult } from '../../lib/fees/result.ts';
import { shareQuery } from '../../lib/fees/share-query.ts';
import type { PlanOffer } from '../../lib/fees/initial-inputs.ts';
import { useIslandReady } from '../hydration/use-island-ready.ts';
import { BlankResult } from './BlankResult.tsx';
import { FeeActions } from './FeeActions.tsx';
import { FeeForm } from './FeeForm.tsx';
import { ResultChart, ResultDetail, ResultSummary } from './ResultParts.tsx';
import type { Opening } from './open-link.ts';
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

/** What Calculate has read from the form. */
interface Answer {
  inputs: Inputs;
  adjustments: Adjustments;
  /** There is none for zero years. */
  result: Result | undefined;
  /** A reload, or Back, has calculated what the page has shown before. */
  isRepeat: boolean;
  /** Counts the presses of Calculate: tells one from the next, whose result may be the same. */
  press: number;
}

/**
 * The fee calculator: the form, and beside it the result once a visitor asks for it. Before hydration a submit is
 * queued; if the script fails, the native submit reloads the page with the figures in its URL, so that none is lost.
 */
export function FeeCalculator({ initialInputs, gstPercent, plans, action }: FeeCalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [answer, setAnswer] = useState<Answer>();
  /** Names of the fields that were changed since Calculate; `form` if a reload, or Back, restored a changed form. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const { inputs, result } = answer ?? {};
  // Also the key of each part of the result: React could not update texts that the browser has translated.
  const link = inputs && shareQuery(inputs);
  const wrong = [...(answer?.adjustments.values() ?? [])].flat();
  if (answer && !result) wrong.push('years');

  const calculate = (sent: HTMLFormElement, opening?: Opening) => {
    const query = new URLSearchParams(location.search);
    const isChanged = opening === 'changed';
    // An unchecked checkbox has no entry, and neither has what the mode of a link does not use. No field is a file.
    const data = isChanged ? query : new FormData(sent);
    // The rate of GST in a link is not in the form.
    const linkedGst = opening === 'link' ? query.get('gst') : null;
    const read = readInputs((name) => (data.get(name) ?? '') as string, linkedGst);
    const next = {
      ...read,
      result: read.inputs.years > 0 ? workOutResult(read.inputs, plans.names) : undefined,
      isRepeat: isChanged || opening === 'again',
    };
    setAnswer((before) => ({ ...next, press: (before?.press ?? 0) + 1 }));
    setChanged(new Set(isChanged ? ['form'] : []));
    delete sent.dataset['asked'];
  };

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
          const { name } = target as HTMLInputElement;
          // Only once for a field, because a new set renders the form again, at every key that is pressed.
          if (!changed.has(name)) setChanged(new Set(changed).add(name));
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
