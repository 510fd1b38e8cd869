import clsx from 'clsx/lite';
import {
  type ContourParameters,
  contours,
  figureFrames,
  type FigureVariant,
  waterDepths,
} from '../../lib/drawings/contours.ts';
import styles from './ContourFigure.module.css';

export interface ContourFigureProps {
  /** The parameters of the contours, from `lib/drawings/figure-parameters.ts`. */
  figure: ContourParameters;
  /** How it is drawn: as filled water with a heart, as lines around a heart (`quiet`), or as lines only. */
  variant: FigureVariant;
  /** Whether the rings appear one after the other, once. */
  isAnimated?: boolean | undefined;
  /** Class for its size and position on the page. */
  className?: string | undefined;
}

/**
 * An inline contour figure for first views. It takes its colours from its surroundings, and takes part in the view
 * transition to its page, so each figure may occur once per page.
 */
export function ContourFigure({ figure, variant, isAnimated = false, className }: ContourFigureProps) {
  const { rings, heart } = contours(figure);
  const depths = waterDepths(rings.length);
  return (
    <svg
      className={clsx(
        'screen-only',
        styles.figure,
        variant !== 'filled' && styles.lines,
        isAnimated && styles.animated,
        className,
      )}
      // In a first view, filled water has as much room as lines around a heart: the rest fades or is cut off.
      viewBox={figureFrames[variant === 'filled' ? 'quiet' : variant]}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-figure={`figure-${figure.id}`}
    >
      {variant === 'filled' ? (
        <g>
          {rings.map((d, index) => (
            <path key={d} fillOpacity={depths[index]} d={d} />
          ))}
        </g>
      ) : (
        <path d={rings.join('')} />
      )}
      <path className={variant === 'lines' ? undefined : styles.heart} d={heart} />
    </svg>
  );
}
