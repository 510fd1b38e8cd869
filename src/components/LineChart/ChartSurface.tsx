import type { Plot } from '../../lib/returns/plot.ts';
import styles from './LineChart.module.css';

const sides = ['above', 'below'] as const;

export interface ChartSurfaceProps {
  /** The chart’s id, a prefix of the ids of its clip paths and its hatching. */
  id: string;
  /** The chart’s lines and surfaces as paths. */
  plot: Plot;
  /** Height of the plot in px. */
  height: number;
}

/**
 * The surfaces between a chart’s two lines. The paths are stretched to the width of the page, but the hatching must not
 * be: so it is a pattern on a whole rectangle, clipped by the paths.
 */
export function ChartSurface({ id, plot, height }: ChartSurfaceProps) {
  const share = (length: number) => (1 / length).toPrecision(6);
  const fit = `scale(${share(plot.width || 1)} ${share(height)})`;
  return sides.map((side) => {
    const surface = plot[side];
    return (
      surface && (
        <g key={side} clipPath={`url(#${id}-${side}-cut)`}>
          <clipPath id={`${id}-${side}`} clipPathUnits="objectBoundingBox">
            <path d={surface.shape} transform={fit} />
          </clipPath>
          <clipPath id={`${id}-${side}-cut`} clipPathUnits="objectBoundingBox">
            <path d={surface.clip} transform={fit} />
          </clipPath>
          <SurfaceFill id={id} side={side} clip={`url(#${id}-${side})`} height={height} />
        </g>
      )
    );
  });
}

/** A rectangle with the fill of a surface: plain above, hatched below. */
function SurfaceFill({
  id,
  side,
  clip,
  height,
}: {
  id: string;
  side: 'above' | 'below';
  clip?: string | undefined;
  height: number;
}) {
  const area = { width: '100%', height, clipPath: clip };
  if (side === 'above') return <rect className={styles.above} {...area} />;
  return (
    <>
      <rect className={styles.below} {...area} />
      <rect fill={`url(#${id}-hatch)`} {...area} />
    </>
  );
}

export interface SurfaceKeyProps extends Pick<ChartSurfaceProps, 'id' | 'plot'> {
  /** The meanings of the surfaces above and below. */
  words: { above: string; below: string };
}

/** The key of a chart: a swatch for each of its surfaces, with the meaning. Defines the hatching for both. */
export function SurfaceKey({ id, plot, words }: SurfaceKeyProps) {
  return (
    <p className={styles.key}>
      {sides.map(
        (side) =>
          plot[side] && (
            <span key={side}>
              <svg width="20" height="14">
                {side === 'below' && (
                  <pattern
                    id={`${id}-hatch`}
                    className={styles.hatch}
                    width="5"
                    height="5"
                    patternUnits="userSpaceOnUse"
                    patternTransform="rotate(45)"
                  >
                    <path d="M0 0V5" />
                  </pattern>
                )}
                <SurfaceFill id={id} side={side} height={14} />
              </svg>
              {words[side]}
            </span>
          ),
      )}
    </p>
  );
}
