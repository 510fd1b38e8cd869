import styles from './BackLink.module.css';

export interface BackLinkProps {
  /** Address of the page above this one. */
  href: string;
  /** The words of the link, “Back” by default. */
  label?: string | undefined;
  /**
   * Whether a visitor who came from within the site goes back to where they were, by back-link.ts: for
   * src/layouts/BackLink.astro, which has that script.
   */
  isOfHistory?: boolean | undefined;
}

/** Leads to the page above this one, or back to where the visitor was. */
export function BackLink({ href, label = 'Back', isOfHistory = false }: BackLinkProps) {
  return (
    <p className="screen-only">
      <a className={styles.back} href={href} data-back={isOfHistory ? '' : undefined}>
        {label}
      </a>
    </p>
  );
}
