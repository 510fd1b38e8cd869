import clsx from 'clsx';
import { Button } from '../Button/Button.tsx';
import styles from './SearchResults.module.css';

/** Where the search puts what it finds (src/scripts/search.ts): how many places, each place, and more. */
export function SearchResults() {
  return (
    <>
      <p className={styles.status} role="status" />
      <ol className={clsx('rows', styles.results)} data-results="" />
      <Button look="quiet" className={clsx('screen-only', styles.more)} data-more="" hidden>
        Show more results
      </Button>
    </>
  );
}
