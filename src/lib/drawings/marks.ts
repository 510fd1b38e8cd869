import { palette } from '../palette.ts';

/** The few marks that drawings on paper are made of. Numbers are points from the top left. */

/** How wide a drawing is. */
export const FULL = 448;

/** Room around a drawing, so that a line along its edge keeps its whole width. */
const BLEED = 4;

export type Point = readonly [x: number, y: number];

/** Words in a drawing. The templates set them, with the fonts of the text, above the shapes. */
export interface Lettering {
  words: string;
  /** Where their `side` is. */
  x: number;
  /** Where their `part` is: the middle of all their lines, as a rule. */
  y: number;
  side?: 'left' | 'center' | 'right';
  part?: 'top' | 'horizon' | 'bottom';
  /** Where they are wider, they take several lines. */
  room?: number;
  size?: number;
  fill?: string;
  bold?: boolean;
}

/** A drawing: its shapes, and the words above them. */
export interface Drawing {
  height: number;
  /** An SVG that is larger on every side by `bleed`. */
  svg: string;
  bleed: number;
  words: Lettering[];
}

/** Puts a drawing together from shapes and words. */
export function drawn(height: number, parts: readonly (string | Lettering)[]): Drawing {
  const box = [-BLEED, -BLEED, FULL + 2 * BLEED, height + 2 * BLEED].join(' ');
  const shapes = parts.filter((part) => typeof part === 'string').join('');
  return {
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${shapes}</svg>`,
    bleed: BLEED,
    words: parts.filter((part) => typeof part !== 'string'),
  };
}

const short = (value: number) => String(Math.round(value * 1000) / 1000);

const path = (points: readonly Point[]) => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;

/** Words in a drawing, see `Lettering`. */
export const say = (
  words: string,
  x: number,
  y: number,
  more: Omit<Lettering, 'words' | 'x' | 'y'> = {},
): Lettering => ({ words, x, y, ...more });

interface Stroke {
  width?: number;
  /** Lengths of a dash and a gap. */
  dash?: string;
  join?: 'round';
}

/** A line through points. */
export const trace = (points: readonly Point[], stroke: string, { width = 1.6, dash, join }: Stroke = {}) => {
  const style = `${dash ? ` stroke-dasharray="${dash}"` : ''}${join ? ` stroke-linejoin="${join}"` : ''}`;
  return `<path d="${path(points)}" fill="none" stroke="${stroke}" stroke-width="${width}"${style}/>`;
};

/** A straight line from one point to another. */
export const line = (x: number, y: number, toX: number, toY: number, stroke: string, style: Stroke) => {
  const to: Point = [toX, toY];
  return trace([[x, y], to], stroke, style);
};

/** A surface between points. */
export const area = (points: readonly Point[], fill: string, opacity = 1) =>
  `<path d="${path(points)}Z" fill="${fill}" fill-opacity="${opacity}"/>`;

/** A bar; one of less than no width, as gaps leave of a short one, is not to be seen. */
export const bar = (x: number, y: number, width: number, height: number, fill: string, opacity = 1) =>
  width <= 0
    ? ''
    : `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="1.5" fill="${fill}" fill-opacity="${short(opacity)}"/>`;

/** A point that is marked. */
export const dot = (x: number, y: number, fill: string, radius = 3) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${radius}" fill="${fill}"/>`;

/** An arrow from one point to another. */
export function arrow(from: Point, to: Point): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const wing = (turn: number): Point => [to[0] - 6 * Math.cos(angle + turn), to[1] - 6 * Math.sin(angle + turn)];
  const style = { width: 1.2 };
  return trace([from, to], palette.lagoon, style) + trace([wing(0.5), to, wing(-0.5)], palette.lagoon, style);
}

/** Outlines of a contour figure with its middle at (x, y), each a path with what an SVG says of it; the heart last. */
export const outlines = (
  [x, y]: Point,
  scale: number,
  rings: readonly (readonly [path: string, style: string])[],
  heart: string,
) =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(${scale})">${rings
    .map(([d, style]) => `<path d="${d}" ${style}/>`)
    .join('')}<path d="${heart}" fill="${palette.laterite}"/></g>`;
