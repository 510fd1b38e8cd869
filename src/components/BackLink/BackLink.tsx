import styles from './BackLink.module.css';

export interface BackLinkProps {
  /** Address of the page above this one. */
  href: string;
  /** The words of the link, “Back” by default. */
  label?: string | undefined;
}

/**
 * Leads to the parent list; a visitor who came from within the site goes back to where they were, by back-link.ts. Pages
 * use it by src/layouts/BackLink.astro, which has that script.
 */
export function BackLink({ href, label = 'Back' }: BackLinkProps) {
  return (
    <p className="screen-only">
      <a className={styles.back} href={href} data-back="">
        {label}
      </a>
    </p>
  );
}
