import clsx from 'clsx';
import { type ContourParameters, contours, waterDepths } from '../../lib/contours.ts';
import styles from './ContourFigure.module.css';

export interface ContourFigureProps {
  /** The parameters of the contours, from `lib/figure-parameters`. */
  figure: ContourParameters;
  /** Filled water with a heart, or lines alone. */
  variant: 'filled' | 'lines';
  /** Part of the figure that is shown, as an SVG view box in its own units; what lies outside fades or runs off. */
  frame?: string;
  /** The heart is a line like the others, as on a person's card. */
  heartAsLine?: boolean;
  /** The rings appear one after the other, once. */
  animated?: boolean;
  /** Class for its size and place on the page. */
  className?: string | undefined;
}

/**
 * A contour figure drawn into the page, for first views. It takes its colours from where it stands, and takes part in the
 * view transition to its page: each figure once a page.
 */
export function ContourFigure({
  figure,
  variant,
  frame = '-500 -400 1000 800',
  heartAsLine = false,
  animated = false,
  className,
}: ContourFigureProps) {
  const { rings, heart } = contours(figure);
  const depths = waterDepths(rings.length);
  return (
    <svg
      className={clsx(styles.figure, variant === 'lines' && styles.lines, animated && styles.animated, className)}
      viewBox={frame}
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
      <path className={heartAsLine ? undefined : styles.heart} d={heart} />
    </svg>
  );
}
