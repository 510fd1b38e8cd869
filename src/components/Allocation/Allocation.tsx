import type { AllocationPart } from '../../lib/approaches/drawn-facts.ts';
import styles from './Allocation.module.css';

export interface AllocationProps {
  /** In the order of the bar. */
  parts: readonly AllocationPart[];
}

/** The share that a part needs for its number to fit, even on a phone. */
const roomFor = (label: string) => 4.5 * label.length + 5;

/**
 * How the money is allocated, as a bar to scale with a key in words. Parts too small for their number have none, and
 * the bar is hidden from screen readers.
 */
export function Allocation({ parts }: AllocationProps) {
  return (
    <figure className={styles.allocation}>
      <svg aria-hidden="true">
        {parts.map(({ name, label, start, percent: share }) => (
          <svg key={name} x={`${start}%`} width={`${share}%`}>
            <rect width="100%" height="100%" />
            {share >= roomFor(label) && (
              <text x="12" y="50%">
                {label}
              </text>
            )}
          </svg>
        ))}
      </svg>
      <dl>
        {parts.map(({ name, holds, label }) => (
          <div key={name}>
            <dt>{`${name}, ${label}`}</dt>
            <dd>{holds}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
