import clsx from 'clsx/lite';
import type { NamedLink } from '../../lib/named-link.ts';
import type { SectionWords } from '../../lib/pages/section-words.ts';
import { SearchForm } from '../SearchForm/SearchForm.tsx';
import { SearchResults } from '../SearchResults/SearchResults.tsx';
import styles from './SearchPage.module.css';

export interface SearchPageProps {
  /** Title of the page. */
  heading: string;
  /** What can be found here, in a sentence. */
  lede?: string | undefined;
  /** Other places to look: the words above, and the pages. */
  elsewhere: SectionWords & { links: readonly NamedLink[] };
}

/** The search, which needs a script, and other places to look. */
export function SearchPage({ heading, lede, elsewhere }: SearchPageProps) {
  return (
    <div className={clsx('shell section', styles.search)} data-wasm="">
      <div>
        <h1>{heading}</h1>
        {lede !== undefined && <p className="mt-3 text-lead">{lede}</p>}
      </div>
      <noscript>
        <p>Search needs JavaScript, which is off in this browser.</p>
      </noscript>
      <SearchForm isOwnPage />
      <SearchResults />
      <section aria-labelledby="elsewhere">
        <h2 id="elsewhere" className="text-h3">
          {elsewhere.heading}
        </h2>
        {elsewhere.text !== undefined && <p className="mt-2 text-muted">{elsewhere.text}</p>}
        <ul className={styles.places}>
          {elsewhere.links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
