import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Marks } from '../../components/Marks/Marks.tsx';
import { useIslandReady } from '../hydration/use-island-ready.ts';
import { useOpenInAddress } from './use-open-in-address.ts';
import styles from './Faq.module.css';

export interface FaqProps {
  /** The questions in their order. */
  questions: readonly {
    /** Name of the answer in addresses. */
    id: string;
    question: string;
    /** What the dev server tells writers of a question that visitors do not see yet. */
    draftNote?: string | undefined;
  }[];
  /** Slots `answer0`, `answer1` and so on: the answer to the question at that place. */
  [answer: `answer${number}`]: ReactNode;
}

/**
 * The questions as native disclosures that share a name: one is open at a time, the open one closes on a click. An
 * answer, not its question, carries the id: browsers open what hides the place that an address or a search leads to.
 * Hydrated, the open question stands in the address of the page.
 */
export function Faq({ questions, ...answers }: FaqProps) {
  const root = useRef<HTMLDivElement>(null);
  const itemProps = useOpenInAddress();
  useIslandReady(root);

  return (
    <div ref={root} className={`rows ${styles.questions ?? ''}`}>
      {questions.map(({ id, question, draftNote }, index) => (
        <details key={id} name="faq" {...itemProps(id)}>
          <summary>
            <h2>
              {question}
              <Marks draftNote={draftNote} />
            </h2>
          </summary>
          <div id={id} className={styles.answer}>
            {answers[`answer${index}`]}
          </div>
        </details>
      ))}
    </div>
  );
}
