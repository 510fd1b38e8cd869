import { counted, formatNumber, formatRange, formatRupees } from '../../lib/format.ts';
import { type Days, daysInAll } from '../../lib/guide-time.ts';
import styles from './GuideFacts.module.css';

export interface GuideFactsProps {
  /** The firm's smallest first investment in whole rupees; left out where it does not apply. */
  minimumInr?: number | undefined;
  papers: readonly unknown[];
  steps: readonly { days?: Days | undefined; offline?: string | undefined }[];
}

/** What joining comes to, in four figures: the smallest investment, the papers, the time, the steps that are not online. */
export function GuideFacts({ minimumInr, papers, steps }: GuideFactsProps) {
  const offline = steps.filter((step) => step.offline !== undefined).length;
  const facts = [
    ['Smallest investment', minimumInr === undefined ? 'None' : formatRupees(minimumInr)],
    ['Papers', formatNumber(papers.length)],
    ['Working days', formatRange(daysInAll(steps))],
    ['Not online', offline === 0 ? 'Nothing' : `${String(offline)} of ${counted(steps.length, 'step')}`],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="display">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
