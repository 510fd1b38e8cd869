import { useRef } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useIslandReady } from '../hydration/use-island-ready.ts';
import { useRollOnce } from './use-roll-once.ts';
import styles from './Counters.module.css';

export interface CountersProps {
  /** The figures, each with the text before and after it, and what it counts. */
  counters: readonly { value: number; prefix: string; suffix: string; label: string }[];
}

/** The firm's three figures. The HTML has the final values; they roll unless the visitor prefers reduced motion. */
export function Counters({ counters }: CountersProps) {
  const list = useRef<HTMLDListElement>(null);
  const { phase, rolling } = useRollOnce(list, counters);
  useIslandReady(list);

  return (
    // A script of the page sets data-counters to `waiting` before hydration (hide-until-seen.ts).
    <dl ref={list} className={styles.counters} data-counters={phase} suppressHydrationWarning>
      {counters.map(({ value, prefix, suffix, label }, index) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="display">
            {prefix}
            <span className={styles.count}>
              <span>{formatNumber(value)}</span>
              {rolling && <RollingValue key={rolling[index]?.length} text={rolling[index]} />}
            </span>
            {suffix.replace(' ', '\u00A0')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Drawn on top of the final figure, which reserves the space and is what screen readers find. Its key is its length, so
 * each new digit makes a new element: one that grows to the left would count as a layout shift.
 */
const RollingValue = ({ text }: { text: string | undefined }) => <span aria-hidden="true">{text}</span>;
