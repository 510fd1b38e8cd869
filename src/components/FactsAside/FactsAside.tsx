import type { Fact } from '../../lib/facts.ts';
import { type PageFactFields, pageFacts } from '../../lib/page-facts.ts';
import { isSpecimen } from '../../lib/specimen.ts';
import { Marks } from '../Marks/Marks.tsx';
import styles from './FactsAside.module.css';

export interface FactsAsideProps {
  /** What is said of the strategy or fund; whatever it does not have, has no place. */
  approach: PageFactFields & { name: string; specimenFields: readonly string[] };
  /** The firm's smallest first investment in whole rupees, for an approach that names none of its own. */
  minimumInvestmentInr: number;
}

/** The facts of a strategy or fund across its page. The four that decide stay in sight on a desktop. */
export function FactsAside({ approach, minimumInvestmentInr }: FactsAsideProps) {
  const { deciding, further } = pageFacts({ minimumTicketInr: minimumInvestmentInr, ...approach });
  const cells = (some: readonly Fact[]) =>
    some.map(({ name, label, value, field }) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd>
          {value}
          <Marks isSpecimen={isSpecimen(approach.specimenFields, field)} />
        </dd>
      </div>
    ));
  return (
    <aside className={styles.facts} aria-label={`${approach.name}: facts`}>
      <div className={styles.deciding}>
        <dl className="shell labelled">{cells(deciding)}</dl>
      </div>
      {further.length > 0 && <dl className="shell labelled">{cells(further)}</dl>}
      {approach.holdings?.note !== undefined && <p className="shell">{`Holdings: ${approach.holdings.note}`}</p>}
    </aside>
  );
}
