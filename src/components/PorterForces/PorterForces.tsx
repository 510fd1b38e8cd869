import { plainFigure } from '../../lib/figure-parameters.ts';
import { forcePlaces } from '../../lib/force-places.ts';
import { ContourFigure } from '../ContourFigure/ContourFigure.tsx';
import styles from './PorterForces.module.css';

export interface PorterForcesProps {
  /** New entrants, buyer power, substitutes, supplier power, and industry rivalry last. */
  forces: readonly { title: string; description: string }[];
  /** What the drawing shows, for its caption. */
  caption: string;
}

/** Porter's model: four forces that press on the rivalry in the middle. */
export function PorterForces({ forces, caption }: PorterForcesProps) {
  return (
    <figure className={styles.porter}>
      <ContourFigure figure={{ ...plainFigure('porter'), rings: 7 }} variant="lines" className={styles.rings} />
      <ul className={styles.forces}>
        {forcePlaces.map(({ place }, index) => (
          <li key={place} className={styles[place]}>
            <h3>{forces[index]?.title}</h3>
            <p>{forces[index]?.description}</p>
          </li>
        ))}
      </ul>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
