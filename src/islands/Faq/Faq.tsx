import clsx from 'clsx/lite';
import { type ReactNode, useRef } from 'react';
import { useIslandReady } from '../hydration/use-island-ready.ts';
import { useOpenInAddress } from './use-open-in-address.ts';
import styles from './Faq.module.css';

export interface FaqProps {
  /** The questions in order. */
  questions: readonly {
    /** URL fragment of the answer. */
    id: string;
    question: string;
  }[];
  /** Slots `answer0`, `answer1` and so on: the answer to the question with that index. */
  [answer: `answer${number}`]: ReactNode;
}

/**
 * The questions as native disclosures that share a name: one is open at a time, and a click on it closes it. The id is
 * on the answer, not the question: browsers open the disclosure around the target of a fragment or of a search. Once
 * hydrated, the page's URL names the open question.
 */
export function Faq({ questions, ...answers }: FaqProps) {
  const root = useRef<HTMLDivElement>(null);
  const itemProps = useOpenInAddress();
  useIslandReady(root);

  return (
    <div ref={root} className={clsx('rows', styles.questions)}>
      {questions.map(({ id, question }, index) => (
        <details key={id} name="faq" {...itemProps(id)}>
          <summary>
            <h2>{question}</h2>
          </summary>
          <div id={id} className={styles.answer}>
            {answers[`answer${index}`]}
          </div>
        </details>
      ))}
    </div>
  );
}
