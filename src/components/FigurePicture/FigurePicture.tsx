import clsx from 'clsx/lite';
import { figureFrames, type FigureVariant } from '../../lib/drawings/contours.ts';
import { figureRoute } from '../../lib/routes.ts';
import styles from './FigurePicture.module.css';

export interface FigurePictureProps {
  /** Id of the entry whose figure it is, or of one of `quietFigures`. */
  id: string;
  /** How it is drawn: as filled water with a heart, as lines around a heart (`quiet`), or as lines only. */
  variant: FigureVariant;
  /** Class for its size and position on the page. */
  className?: string | undefined;
}

/** A contour figure as a lazy-loaded picture, for use below the first view. */
export function FigurePicture({ id, variant, className }: FigurePictureProps) {
  const [, , width, height] = figureFrames[variant].split(' ');
  return (
    <img
      className={clsx('screen-only', styles.picture, styles[variant], className)}
      src={figureRoute(id, variant)}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      data-figure={variant === 'quiet' ? undefined : `figure-${id}`}
    />
  );
}
