import clsx from 'clsx/lite';
import { routes } from '../../lib/routes.ts';
import { searchKeySetting } from '../../lib/search/key-setting.ts';
import { Button } from '../Button/Button.tsx';
import styles from './SearchForm.module.css';

export interface SearchFormProps {
  /**
   * Whether it is on the search page, whose script (src/scripts/search.ts) answers it: with the switch for the search
   * key, and only where scripts run. On other pages it leads to the search page.
   */
  isOwnPage?: boolean | undefined;
}

/** The search field and, on the search page, the switch for the search key. */
export function SearchForm({ isOwnPage = false }: SearchFormProps) {
  return (
    <form
      role="search"
      className={clsx('screen-only', styles.form, isOwnPage && styles.answered)}
      action={routes.search}
    >
      <label htmlFor="q">Words to look for</label>
      <div className={styles.field}>
        <input id="q" name="q" type="search" maxLength={100} autoComplete="off" enterKeyHint="search" />
        <Button type="submit">Search</Button>
      </div>
      {isOwnPage && (
        <p className={styles.key}>
          <label>
            <input className="tick-box" type="checkbox" value={searchKeySetting} defaultChecked data-key-switch="" />
            <span>
              Open this page from any other with the key <kbd>/</kbd>
            </span>
          </label>
        </p>
      )}
    </form>
  );
}
