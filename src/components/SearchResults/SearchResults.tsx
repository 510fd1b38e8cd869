import clsx from 'clsx/lite';
import { Button } from '../Button/Button.tsx';
import styles from './SearchResults.module.css';

/** Containers for the search’s results (src/scripts/search.ts): the count, the results, and a button for more. */
export function SearchResults() {
  return (
    <>
      <p className={styles.status} role="status" />
      <ol className={clsx('rows', styles.results)} data-results="" />
      <Button variant="quiet" className={clsx('screen-only', styles.more)} data-more="" hidden>
        Show more results
      </Button>
    </>
  );
}
