import { type Random, seededRandom } from './random.ts';
import { type Point, smoothClosedPath } from './smooth-path.ts';

/** The parameters of a contour figure. */
export interface ContourParameters {
  /** Id of the thing that the figure represents; the same id always gives the same figure. */
  id: string;
  /** Number of rings around the heart. */
  rings: number;
  /** Radius of the heart, in thousandths of the figure's outer radius. */
  heart?: number;
  /** A ragged shore has more and sharper headlands. */
  shore?: 'calm' | 'ragged';
  /** Points per ring; more points cost more bytes. */
  points?: number;
}

/** The ways of drawing a figure: water with a heart, lines only, or pale lines around a heart. */
export type FigureVariant = 'filled' | 'lines' | 'quiet';

/** Part of the figure that a picture shows, in the figure’s units: wide for cards and backdrops, square for people. */
export const figureFrames = {
  filled: '-400 -250 800 500',
  lines: '-340 -340 680 680',
  quiet: '-500 -400 1000 800',
} as const satisfies Record<FigureVariant, string>;

/** A figure around the origin, with an outer radius of about 500 units. */
interface Contours {
  /** Path data of the rings, from the outermost to the innermost. */
  rings: string[];
  /** Path data of the heart. */
  heart: string;
}

const OUTER_RADIUS = 500;

/** One wave of the shore: `count` headlands around the ring, `height` as a share of the radius. */
interface Wave {
  count: number;
  height: number;
  phase: number;
  /** How far the wave turns between the heart and the outermost ring, in radians. */
  twist: number;
}

function waves(random: Random, shore: 'calm' | 'ragged'): Wave[] {
  const heights = shore === 'calm' ? [0.12, 0.09, 0.055] : [0.11, 0.09, 0.08, 0.06, 0.05];
  return heights.map((height, index) => ({
    count: index + 2,
    height: height * (0.6 + 0.8 * random()),
    phase: 2 * Math.PI * random(),
    twist: 1.1 * (random() - 0.5),
  }));
}

/** Combined opacity of all layers of water, at the innermost ring. */
const MAX_OPACITY = 0.92;

/**
 * Opacity of each of `count` layers of water, outermost first, such that brightness increases in equal steps from ring
 * to ring and reaches `MAX_OPACITY` after `steps` layers on top of each other. Fewer layers stay darker than that,
 * because there may be words on the outermost.
 */
export function waterDepths(count: number, steps = Math.max(count, 7)): number[] {
  return Array.from({ length: count }, (_, index) => {
    const [outside, inside] = [(index / steps) * MAX_OPACITY, ((index + 1) / steps) * MAX_OPACITY];
    return Math.round(((inside - outside) / (1 - outside)) * 1000) / 1000;
  });
}

/** Generates the contours for an id: pure and deterministic, so a thing has the same figure everywhere. */
export function contours({
  id,
  rings,
  heart = 90,
  shore = 'calm',
  points = shore === 'calm' ? 11 : 14,
}: ContourParameters): Contours {
  const random = seededRandom(id);
  const shoreline = waves(random, shore);
  const drift: Point = [90 * (random() - 0.5), 70 * (random() - 0.5)];
  const turn = 2 * Math.PI * random();
  const stretch = 1.08 + 0.12 * random();

  /** The closed curve at `depth`: 0 is the heart, 1 the outermost ring. */
  const ring = (depth: number): string => {
    const radius = heart + (OUTER_RADIUS - heart) * depth;
    const outline = Array.from({ length: points }, (_, index): Point => {
      const angle = turn + (2 * Math.PI * index) / points;
      const swell = shoreline.reduce(
        (sum, wave) => sum + wave.height * Math.cos(wave.count * angle + wave.phase + wave.twist * depth),
        1,
      );
      return [
        drift[0] * depth + radius * stretch * swell * Math.cos(angle),
        drift[1] * depth + (radius / stretch) * swell * Math.sin(angle),
      ];
    });
    return smoothClosedPath(outline);
  };

  return {
    rings: Array.from({ length: rings }, (_, index) => ring((rings - index) / rings)),
    heart: ring(0),
  };
}
