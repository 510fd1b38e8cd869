import clsx from 'clsx/lite';
import { plainFigure } from '../../lib/drawings/figure-parameters.ts';
import { initials } from '../../lib/format.ts';
import { ContourFigure } from '../ContourFigure/ContourFigure.tsx';
import { FigurePicture } from '../FigurePicture/FigurePicture.tsx';
import styles from './MemberPortrait.module.css';

export interface MemberPortraitProps {
  /** Id of the member, from which the lines are generated. */
  id: string;
  /** Name of the member. */
  name: string;
  /** A square photograph, with its size in CSS pixels. Without one, lines and initials are shown. */
  photo?: { src: string; width: number; height: number } | undefined;
  /** For the first view of a page: the photograph is not lazy-loaded, and the lines are inline. */
  eager?: boolean | undefined;
  /** Class for its size and position on the page. */
  className?: string | undefined;
}

/** A member’s photograph, or their own lines with their initials. */
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
