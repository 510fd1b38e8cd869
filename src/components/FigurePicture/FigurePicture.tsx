import clsx from 'clsx';
import type { FigureVariant } from '../../lib/figure-svg.ts';
import { figureRoute } from '../../lib/routes.ts';
import styles from './FigurePicture.module.css';

export interface FigurePictureProps {
  /** Id of the entry whose figure it is. */
  id: string;
  /** How the contours are drawn: filled areas, or lines alone. */
  variant: FigureVariant;
  /** Size and place, which the surroundings decide. */
  className?: string | undefined;
}

/** A contour figure as a picture that loads when it comes near: for cards and rows below the first view. */
export function FigurePicture({ id, variant, className }: FigurePictureProps) {
  const [width, height] = variant === 'filled' ? [800, 500] : [680, 680];
  return (
    <img
      className={clsx(styles.picture, styles[variant], className)}
      src={figureRoute(id, variant)}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      data-figure={`figure-${id}`}
    />
  );
}
