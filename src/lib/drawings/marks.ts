import { palette } from './palette.ts';
import type { Point } from './smooth-path.ts';

/** The basic shapes of drawings on paper. Numbers are points from the top left. */

/** Width of a drawing. */
export const DRAWING_WIDTH = 448;

/** Margin around a drawing, so that a line along its edge keeps its full width. */
const BLEED = 4;

/** Words in a drawing. The templates set them in the text’s fonts, on top of the shapes. */
export interface Lettering {
  words: string;
  /** Horizontal position of their `side`. */
  x: number;
  /** Vertical position of their `part`: by default, the middle of all their lines. */
  y: number;
  side?: 'left' | 'center' | 'right';
  part?: 'top' | 'horizon' | 'bottom';
  /** Width beyond which they wrap. */
  room?: number;
  size?: number;
  fill?: string;
  bold?: boolean;
}

/** A part of a drawing: a shape as SVG, or words, which the document’s own fonts set. */
export type Mark = string | Lettering;

/** A drawing: its shapes, and the words on top of them. */
export interface Drawing {
  height: number;
  /** An SVG that is larger by `bleed` on every side. */
  svg: string;
  bleed: number;
  words: Lettering[];
}

/** Puts a drawing together from shapes and words. */
export function drawingOf(height: number, parts: readonly Mark[]): Drawing {
  const box = [-BLEED, -BLEED, DRAWING_WIDTH + 2 * BLEED, height + 2 * BLEED].join(' ');
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
export const text = (
  words: string,
  x: number,
  y: number,
  more: Omit<Lettering, 'words' | 'x' | 'y'> = {},
): Lettering => ({ words, x, y, ...more });

interface Stroke {
  width: number;
  /** Lengths of a dash and a gap. */
  dash?: string;
  join?: 'round';
}

/** A line through points. */
export const trace = (points: readonly Point[], stroke: string, { width, dash, join }: Stroke) => {
  const style = `${dash ? ` stroke-dasharray="${dash}"` : ''}${join ? ` stroke-linejoin="${join}"` : ''}`;
  return `<path d="${path(points)}" fill="none" stroke="${stroke}" stroke-width="${width}"${style}/>`;
};

/** A straight line from one point to another. */
export const line = (x: number, y: number, toX: number, toY: number, stroke: string, style: Stroke) => {
  const to: Point = [toX, toY];
  return trace([[x, y], to], stroke, style);
};

/** A filled area between points. */
export const area = (points: readonly Point[], fill: string, opacity: number) =>
  `<path d="${path(points)}Z" fill="${fill}" fill-opacity="${opacity}"/>`;

/** A bar; empty if its width is not positive, as happens when a gap is taken off a short one. */
export const bar = (x: number, y: number, width: number, height: number, fill: string, opacity = 1) =>
  width <= 0
    ? ''
    : `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="1.5" fill="${fill}" fill-opacity="${short(opacity)}"/>`;

/** A dot that marks a point. */
export const dot = (x: number, y: number, fill: string, radius = 3) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${radius}" fill="${fill}"/>`;

/** An arrow from one point to another. */
export function arrow(from: Point, to: Point): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const wing = (turn: number): Point => [to[0] - 6 * Math.cos(angle + turn), to[1] - 6 * Math.sin(angle + turn)];
  const style = { width: 1.2 };
  return trace([from, to], palette.lagoon, style) + trace([wing(0.5), to, wing(-0.5)], palette.lagoon, style);
}

/** Outlines of a contour figure centred on (x, y), each a path with its SVG attributes; the heart last. */
export const outlines = (
  [x, y]: Point,
  scale: number,
  rings: readonly (readonly [path: string, style: string])[],
  heart: string,
) =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(${scale})">${rings
    .map(([d, style]) => `<path d="${d}" ${style}/>`)
    .join('')}<path d="${heart}" fill="${palette.laterite}"/></g>`;
