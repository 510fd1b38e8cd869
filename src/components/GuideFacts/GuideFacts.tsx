import clsx from 'clsx/lite';
import { counted, formatNumber, formatRange } from '../../lib/format.ts';
import { formatRupees } from '../../lib/rupees.ts';
import { type Days, daysInAll } from '../../lib/guide-time.ts';
import styles from './GuideFacts.module.css';

export interface GuideFactsProps {
  /** The firm’s minimum initial investment in whole rupees; undefined if it does not apply. */
  minimumInr?: number | undefined;
  /** Number of papers that the client needs. */
  paperCount: number;
  /** In the order in which they fall due: the first is the cost of joining. */
  costs: readonly { amount: string }[];
  /** The steps, with the working days that each takes, and what cannot be done online. */
  steps: readonly { days?: Days | undefined; offline?: string | undefined }[];
}

/** A guide in a few figures, each with a link to the corresponding part. */
export function GuideFacts({ minimumInr, paperCount, steps, costs }: GuideFactsProps) {
  const offline = steps.filter((step) => step.offline !== undefined).length;
  const [joining] = costs;
  const facts = [
    ['Minimum investment', minimumInr === undefined ? 'None' : formatRupees(minimumInr)],
    ['Papers', formatNumber(paperCount), '#papers'],
    ['Working days', formatRange(daysInAll(steps)), '#steps'],
    ['Not online', offline === 0 ? 'Nothing' : `${offline} of ${counted(steps.length, 'step')}`, '#offline'],
    ...(joining === undefined ? [] : [['Cost of joining', joining.amount, '#costs'] as const]),
  ] as const;
  return (
    <dl className={clsx('labelled', styles.facts)}>
      {facts.map(([label, value, part]) => (
        <div key={label}>
          <dt>{part === undefined ? label : <a href={part}>{label}</a>}</dt>
          <dd className="display">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
