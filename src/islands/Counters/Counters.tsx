import { useRef } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useIslandReady } from '../hydration/use-island-ready.ts';
import { useRollOnce } from './use-roll-once.ts';
import styles from './Counters.module.css';

/** A figure with the text before and after it, and what it counts. */
interface Figure {
  value: number;
  prefix: string;
  suffix: string;
  label: string;
}

export interface CountersProps {
  /** The firm’s figures, in the order in which screen readers read them. */
  counters: readonly Figure[];
}

/** The firm's three figures. The HTML has the final values; they roll unless the visitor prefers reduced motion. */
export function Counters({ counters }: CountersProps) {
  const list = useRef<HTMLDListElement>(null);
  useIslandReady(list);
  return (
    <dl ref={list} className={styles.counters} data-counters="">
      {counters.map((figure) => (
        <Counter key={figure.label} {...figure} />
      ))}
    </dl>
  );
}

function Counter({ value, prefix, suffix, label }: Figure) {
  const figure = useRef<HTMLDivElement>(null);
  const { phase, rolling } = useRollOnce(figure, value);
  return (
    // A script of the page sets data-counter before hydration (hide-until-seen.ts).
    <div ref={figure} data-counter={phase} suppressHydrationWarning>
      <dt>{label}</dt>
      <dd className="display">
        {prefix}
        <span className={styles.count}>
          <span>{formatNumber(value)}</span>
          {rolling !== undefined && <RollingValue key={rolling.length} text={rolling} />}
        </span>
        {suffix.replace(' ', '\u00A0')}
      </dd>
    </div>
  );
}

/**
 * Drawn on top of the final figure, which reserves the space and is what screen readers find. Its key is its length, so
 * each new digit makes a new element: one that grows to the left would count as a layout shift.
 */
const RollingValue = ({ text }: { text: string }) => <span aria-hidden="true">{text}</span>;
