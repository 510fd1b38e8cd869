import { palette } from '../../../lib/palette.ts';
import { type Point, say, stroke, WIDTH } from './svg.ts';

/** A plot with its axes at the left and below; `at` turns values into points. */
export interface Plot {
  at: (x: number, y: number) => Point;
  frame: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function plot(options: {
  height: number;
  x: readonly [number, number];
  y: readonly [number, number];
  up: string;
  across: string;
  right?: number;
}): Plot {
  const [left, right, top, bottom] = [6, WIDTH - (options.right ?? 96), 22, options.height - 24];
  const [[x0, x1], [y0, y1]] = [options.x, options.y];
  return {
    left,
    right,
    top,
    bottom,
    at: (x, y) => [left + ((x - x0) / (x1 - x0)) * (right - left), bottom - ((y - y0) / (y1 - y0)) * (bottom - top)],
    frame:
      stroke(
        [
          [left, top],
          [left, bottom],
          [right, bottom],
        ],
        palette.ink,
        0.9,
      ) +
      say(options.up, left, top - 9, { colour: palette.slate }) +
      say(options.across, right, bottom + 16, { anchor: 'end', colour: palette.slate }),
  };
}

/** Points of a function from one end of a plot to the other. */
export const curve = (axes: Plot, from: number, to: number, value: (x: number) => number): Point[] =>
  Array.from({ length: 61 }, (_, index) => {
    const x = from + ((to - from) * index) / 60;
    return axes.at(x, value(x));
  });
