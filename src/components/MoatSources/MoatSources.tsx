import { withMoatStretches } from '../../lib/drawings/moat-ring.ts';
import styles from './MoatSources.module.css';

export interface MoatSourcesProps {
  /** The sources, in the order in which they are shown. */
  sources: readonly { title: string; description: string }[];
  /** Caption of the drawing, if it has one. */
  caption?: string | undefined;
}

/** Length of the ring in the units of its dashes. */
const LENGTH = 100;

/** Gap between two parts, as a fraction of the ring. */
const GAP = 0.02;

const length = (share: number) => (share * LENGTH).toFixed(2);

/** The sources of a moat, each drawn as its own part of the water around the heart. */
export function MoatSources({ sources, caption }: MoatSourcesProps) {
  return (
    <figure>
      <ul className={styles.sources}>
        {withMoatStretches(sources, GAP).map(({ source: { title, description }, from, to }) => (
          <li key={title}>
            <svg viewBox="0 0 64 64" aria-hidden="true">
              <circle cx="32" cy="32" r="25" />
              <circle
                className={styles.stretch}
                cx="32"
                cy="32"
                r="25"
                pathLength={LENGTH}
                strokeDasharray={`${length(to - from)} ${length(1 - (to - from))}`}
                // A circle begins at the right, a quarter turn after the top.
                strokeDashoffset={length(0.25 - from)}
              />
              <circle className={styles.castle} cx="32" cy="32" r="7" />
            </svg>
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
