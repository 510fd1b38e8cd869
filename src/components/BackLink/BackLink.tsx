import styles from './BackLink.module.css';

export interface BackLinkProps {
  /** Address of the page above this one. */
  parent: string;
  /** Where the link leads, in words. */
  label?: string;
}

/**
 * Leads to the parent list; a visitor who came from within the site goes back to where they were
 * (src/scripts/page.ts).
 */
export function BackLink({ parent, label = 'Back' }: BackLinkProps) {
  return (
    <p className="screen-only">
      <a className={styles.back} href={parent} data-back="">
        {label}
      </a>
    </p>
  );
}
