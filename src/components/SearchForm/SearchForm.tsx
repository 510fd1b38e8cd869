import clsx from 'clsx';
import { routes } from '../../lib/routes.ts';
import { Button } from '../Button/Button.tsx';
import styles from './SearchForm.module.css';

export interface SearchFormProps {
  /**
   * Key of localStorage under which a visitor's browser remembers that they turned the search key off. Without it there is no
   * switch.
   */
  keySetting?: string;
  /** Whether it stays out of sight until the script that answers it (src/scripts/search.ts) shows it; not by itself. */
  hidden?: boolean;
}

/** The field for words to look for, and on the search page the switch of the key that leads there. */
export function SearchForm({ keySetting, hidden = false }: SearchFormProps) {
  return (
    <form role="search" className={clsx('screen-only', styles.form)} action={routes.search} hidden={hidden}>
      <label htmlFor="q">Words to look for</label>
      <div className={styles.field}>
        <input id="q" name="q" type="search" maxLength={100} autoComplete="off" enterKeyHint="search" />
        <Button type="submit">Search</Button>
      </div>
      {keySetting !== undefined && (
        <p className={styles.key}>
          <label>
            <input className="tick-box" type="checkbox" value={keySetting} defaultChecked data-key-switch="" />
            The key <kbd>/</kbd> opens this page from any other
          </label>
        </p>
      )}
    </form>
  );
}
