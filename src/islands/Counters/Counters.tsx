import { useRef } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useIslandReady } from '../hydration/use-island-ready.ts';
import { useRollOnce } from './use-roll-once.ts';
import styles from './Counters.module.css';

export interface CountersProps {
  /** The figures, each with what stands before and after it, and what it counts. */
  counters: readonly { value: number; prefix: string; suffix: string; label: string }[];
}

/** The firm's three figures. The final values are in the page from the start, and roll where motion is welcome. */
export function Counters({ counters }: CountersProps) {
  const list = useRef<HTMLDListElement>(null);
  const { phase, rolling } = useRollOnce(list, counters);
  useIslandReady(list);

  return (
    // The page's script has figures below the first view wait before React comes (hide-until-seen.ts).
    <dl ref={list} className={styles.counters} data-counters={phase} suppressHydrationWarning>
      {counters.map(({ value, prefix, suffix, label }, index) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="display">
            {prefix}
            <span className={styles.count}>
              <span>{formatNumber(value)}</span>
              {rolling && <RollingFigure key={rolling[index]?.length} text={rolling[index]} />}
            </span>
            {suffix.replace(' ', '\u00A0')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Drawn on top of the final figure, which keeps its place and is what a screen reader finds. A key of its length makes it a
 * new element with each new digit: one that grows to the left would count as a layout shift.
 */
const RollingFigure = ({ text }: { text: string | undefined }) => <span aria-hidden="true">{text}</span>;
