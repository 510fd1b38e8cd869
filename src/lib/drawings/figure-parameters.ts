import type { ContourParameters } from './contours.ts';
import { indianDay } from '../days.ts';
import type { Range } from '../format.ts';
import { seededRandom } from './random.ts';

/** Whole years from the year of foundation to a moment, in Indian time. */
export const yearsSince = (foundedYear: number, now: Date) =>
  Math.max(1, indianDay(now).getUTCFullYear() - foundedYear);

/** The firm's own figure: one contour for every year since its foundation. */
export const firmFigure = (foundedYear: number, now: Date): ContourParameters => ({
  id: 'firm',
  rings: yearsSince(foundedYear, now),
  heart: 62,
  points: 14,
});

/** A figure for anything that has an id but no data to draw: people, papers, articles, pages. */
export function plainFigure(id: string): ContourParameters {
  const random = seededRandom(`rings of ${id}`);
  return { id, rings: 8 + Math.floor(4 * random()), heart: 22 + Math.floor(18 * random()) };
}

/** Background figures below the first view: of the quotation, of the map until it is loaded, and of the five forces. */
export const quietFigures = {
  quote: { ...plainFigure('quote'), rings: 12, heart: 26 },
  map: { ...plainFigure('map'), rings: 9, heart: 34 },
  porter: { ...plainFigure('porter'), rings: 7 },
} as const satisfies Record<string, ContourParameters>;

/** Total points of all rings: with more, a figure would exceed 1.5 KB over the wire. */
const MAX_POINTS = 154;

/** The figure of a strategy or fund: a ring for every holding, a heart as large as its core, and the given shore. */
export function approachFigure(
  id: string,
  approach: {
    holdings?: Range | undefined;
    allocation?: readonly { percent: number }[] | undefined;
    shore: 'calm' | 'ragged';
  },
): ContourParameters {
  const core = approach.allocation?.[0]?.percent;
  const figure = {
    ...plainFigure(id),
    ...(approach.holdings && { rings: Math.min(16, approach.holdings.max) }),
    ...(approach.shore === 'ragged' && { rings: 7, heart: 52 }),
    ...(core !== undefined && { heart: 20 + Math.round(1.5 * core) }),
    shore: approach.shore,
  };
  return approach.shore === 'calm'
    ? { ...figure, points: Math.min(11, Math.floor(MAX_POINTS / figure.rings)) }
    : figure;
}
