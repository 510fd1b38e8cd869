import clsx from 'clsx/lite';
import type { Fact, FactFields } from '../../lib/approaches/facts.ts';
import { pageFacts } from '../../lib/approaches/page-facts.ts';
import { isSpecimen } from '../../lib/specimen.ts';
import { FactList } from '../FactList/FactList.tsx';
import styles from './FactsAside.module.css';

export interface FactsAsideProps {
  /** Fields of the strategy or fund; missing ones are omitted. */
  approach: FactFields & { name: string; specimenFields: readonly string[] };
  /** The firm’s minimum initial investment in whole rupees, for an approach without one of its own. */
  minimumInvestmentInr: number;
}

/** The facts of a strategy or fund across its page. On a desktop, the four key ones stay visible. */
export function FactsAside({ approach, minimumInvestmentInr }: FactsAsideProps) {
  const { keyFacts, otherFacts } = pageFacts({ minimumTicketInr: minimumInvestmentInr, ...approach });
  const marked = (facts: readonly Fact[]) =>
    facts.map(({ label, value, field }) => ({
      label,
      value,
      isSpecimen: isSpecimen(approach.specimenFields, field),
    }));
  return (
    <aside className={styles.facts} aria-label={`${approach.name}: facts`}>
      <div className={styles.keyFacts}>
        <FactList layout="cells" className={clsx('shell', styles.list, styles.large)} facts={marked(keyFacts)} />
      </div>
      {otherFacts.length > 0 && (
        <FactList layout="cells" className={clsx('shell text-small', styles.list)} facts={marked(otherFacts)} />
      )}
      {approach.holdings?.note !== undefined && (
        <p className="shell pb-3.5 text-small text-muted">{`Holdings: ${approach.holdings.note}`}</p>
      )}
    </aside>
  );
}
