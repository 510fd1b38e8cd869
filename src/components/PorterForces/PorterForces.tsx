import { forcePlaces } from '../../lib/drawings/force-places.ts';
import { FigurePicture } from '../FigurePicture/FigurePicture.tsx';
import styles from './PorterForces.module.css';

export interface PorterForcesProps {
  /** New entrants, buyer power, substitutes, supplier power, and industry rivalry last. */
  forces: readonly { title: string; description: string }[];
  /** Caption of the drawing, if it has one. */
  caption?: string | undefined;
}

/** Porter’s model: four forces that act on the rivalry in the middle. */
export function PorterForces({ forces, caption }: PorterForcesProps) {
  return (
    <figure className={styles.porter}>
      <FigurePicture id="porter" variant="quiet" className={styles.rings} />
      <ul className={styles.forces}>
        {forcePlaces.map(({ place }, index) => (
          <li key={place} className={styles[place]}>
            <h3>{forces[index]?.title}</h3>
            <p>{forces[index]?.description}</p>
          </li>
        ))}
      </ul>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
