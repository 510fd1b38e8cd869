import { type RecordTerms as Terms, termRows } from '../../lib/returns/terms.ts';
import styles from './RecordTerms.module.css';

export interface RecordTermsProps {
  record: Terms;
}

/** What stands beside the figures of a record: Strategy, benchmark, inception, source, and every change of it. */
export function RecordTerms({ record }: RecordTermsProps) {
  return (
    <dl className={styles.terms}>
      {termRows(record).map(([name, words]) => (
        <div key={`${name} ${words}`}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
