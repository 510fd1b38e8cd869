import clsx from 'clsx/lite';
import styles from './GlossaryList.module.css';

export interface GlossaryListProps {
  /** Terms in alphabetical order; the id of each is its anchor on the page. */
  terms: readonly { id: string; term: string; also: readonly string[]; meaning: string }[];
}

/** Terms with their other names and their meanings. The one that the address points to is marked. */
export function GlossaryList({ terms }: GlossaryListProps) {
  return (
    <dl className={clsx('rows', styles.terms)}>
      {terms.map(({ id, term, also, meaning }) => (
        <div key={id} id={id}>
          <dt>
            <dfn>{term}</dfn> {also.length > 0 && <span>{also.join(', ')}</span>}
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
