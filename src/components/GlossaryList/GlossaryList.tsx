import clsx from 'clsx/lite';
import styles from './GlossaryList.module.css';

export interface GlossaryListProps {
  /** Terms in alphabetical order; the id of each is its anchor on the page. */
  terms: readonly { id: string; term: string; also: readonly string[]; meaning: string }[];
}

/** Minimum number of letters with a link: fewer are in view at once. */
const MIN_LETTERS = 6;

/** Terms with their other names and their meanings. The one that the address points to is marked. */
export function GlossaryList({ terms }: GlossaryListProps) {
  const letters = [...Map.groupBy(terms, ({ term }) => term.charAt(0).toUpperCase())];
  return (
    <>
      {letters.length >= MIN_LETTERS && (
        <nav className={clsx('screen-only', styles.letters)} aria-label="Letters">
          {letters.map(([letter, [first]]) => (
            <a key={letter} href={`#${first?.id ?? ''}`}>
              {letter}
            </a>
          ))}
        </nav>
      )}
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
    </>
  );
}
