import clsx from 'clsx';
import { plainFigure } from '../../lib/figure-parameters.ts';
import { initials } from '../../lib/format.ts';
import { ContourFigure } from '../ContourFigure/ContourFigure.tsx';
import { FigurePicture } from '../FigurePicture/FigurePicture.tsx';
import styles from './MemberPortrait.module.css';

export interface MemberPortraitProps {
  /** Whose lines are drawn: every id has its own. */
  id: string;
  /** Whose portrait it is. */
  name: string;
  /** A square photograph, with its sides in CSS pixels. Whoever has none is shown by lines and initials. */
  photo?: { src: string; width: number; height: number } | undefined;
  /** For the first view of a page: the photograph loads at once, the lines are drawn into the page. */
  eager?: boolean;
  /** Class for its size and place on the page. */
  className?: string | undefined;
}

/** A member's photograph, or lines of their own and their initials. */
export function MemberPortrait({ id, name, photo, eager = false, className }: MemberPortraitProps) {
  return (
    <div className={clsx(styles.portrait, className)}>
      {photo ? (
        <img {...photo} alt="" loading={eager ? 'eager' : 'lazy'} decoding="async" />
      ) : (
        <>
          {eager ? (
            <ContourFigure figure={plainFigure(id)} variant="lines" />
          ) : (
            <FigurePicture id={id} variant="lines" />
          )}
          <span aria-hidden="true">{initials(name)}</span>
        </>
      )}
    </div>
  );
}
