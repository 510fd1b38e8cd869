import { showRupees, showShare } from '../../lib/fees/display.ts';
import type { Cut } from '../../lib/fees/inputs.ts';
import { modes } from '../../lib/fees/modes.ts';
import type { Outcome } from '../../lib/fees/outcome.ts';
import styles from './FeeSummary.module.css';

export interface FeeSummaryProps {
  /** What was worked out, in rupees. */
  outcome: Outcome;
  /** What was used in place of what was typed. */
  cuts?: readonly Cut[];
  /** The form holds something else by now. */
  isOld?: boolean;
}

const sayCut: Readonly<Record<Cut, string>> = {
  amount: 'Amounts go up to ₹10,00,000 crore; that was used for a larger one.',
  percent: 'Percentages go up to 100; that was used for a larger one.',
  years: 'Years go up to 50; 50 was used.',
  unread: 'What is not a number, or is below 0, was counted as 0.',
  whole: 'Years are whole numbers; the fraction was left out.',
};

/** What the fees come to, in a sentence; below it, what a reader must know of how it was worked out. */
export function FeeSummary({ outcome, cuts = [], isOld = false }: FeeSummaryProps) {
  const { inputs, totalFees, nav, usedUpIn } = outcome;
  const { capital, years } = inputs;
  return (
    <div className={styles.summary}>
      <p>
        {years > 0 ? (
          <>
            {`${modes[inputs.mode].name}: over ${years} ${years > 1 ? 'years' : 'year'} the fees come to `}
            <strong>{showRupees(totalFees)}</strong>
            {capital > 0 && (
              <>
                {', '}
                <strong>{showShare(totalFees, capital)}</strong>
                {' of the capital'}
              </>
            )}
            {'. The closing NAV is '}
            <strong>{showRupees(nav)}</strong>.
          </>
        ) : (
          'There is no year to work out. Enter a number of years from 1 to 50.'
        )}
      </p>
      {usedUpIn !== undefined && (
        <p>{`The capital is used up in year ${usedUpIn}. From there on the rows only follow the rules to the letter.`}</p>
      )}
      {cuts.map((cut) => (
        <p key={cut}>{sayCut[cut]}</p>
      ))}
      {isOld && <p>The boxes have changed since. Calculate gives their result.</p>}
    </div>
  );
}
