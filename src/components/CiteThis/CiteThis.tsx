import styles from './CiteThis.module.css';

export interface CiteThisProps {
  /** “UpperCrust (23 June 2025): Five sources of economic moat. https://…” */
  citation: string;
}

/** How to cite an article. One click or tap selects all of it. */
export function CiteThis({ citation }: CiteThisProps) {
  return (
    <section className={styles.cite} aria-labelledby="cite">
      <h2 id="cite">Cite this</h2>
      <p>{citation}</p>
    </section>
  );
}
