import { counted, formatNumber, formatRange, type Range } from '../../lib/format.ts';
import { pageParts } from '../../lib/pages/page-parts.ts';
import { formatRupees } from '../../lib/rupees.ts';
import { daysInAll } from '../../lib/guides/guide-time.ts';
import { FactList } from '../FactList/FactList.tsx';
import styles from './GuideFacts.module.css';

export interface GuideFactsProps {
  /** The firm’s minimum initial investment in whole rupees; undefined if it does not apply. */
  minimumInr?: number | undefined;
  /** Number of papers that the client needs. */
  paperCount: number;
  /** In the order in which they fall due: the first is the cost of joining. */
  costs: readonly { amount: string }[];
  /** The steps, with the working days that each takes, and what cannot be done online. */
  steps: readonly { days?: Range | undefined; offline?: string | undefined }[];
}

/** A guide in a few figures, each with a link to the corresponding part. */
export function GuideFacts({ minimumInr, paperCount, steps, costs }: GuideFactsProps) {
  const offline = steps.filter((step) => step.offline !== undefined).length;
  const days = daysInAll(steps);
  const [joining] = costs;
  const facts = [
    { label: 'Minimum investment', value: minimumInr === undefined ? 'None' : formatRupees(minimumInr) },
    { label: 'Papers', value: formatNumber(paperCount), href: `#${pageParts.papers.slug}` },
    // Without any, all steps take the client’s own time.
    ...(days.max === 0 ? [] : [{ label: 'Working days', value: formatRange(days), href: `#${pageParts.steps.slug}` }]),
    {
      label: 'Not online',
      value: offline === 0 ? 'Nothing' : `${offline} of ${counted(steps.length, 'step')}`,
      href: `#${pageParts.offline.slug}`,
    },
    ...(joining === undefined
      ? []
      : [{ label: 'Cost of joining', value: joining.amount, href: `#${pageParts.costs.slug}` }]),
  ];
  return <FactList layout="cells" className={styles.facts} facts={facts} />;
}
