import type { Point } from '../../src/lib/smooth-path.ts';

const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number);

/** Points that a path of one `M`, one `c` and any number of `s` passes through, its first and last point included. */
export function pointsOf(path: string): Point[] {
  const [x = Number.NaN, y = Number.NaN] = numbers(/^M[^cs]*/.exec(path)?.[0] ?? '');
  const points: Point[] = [[x, y]];
  for (const segment of path.match(/[cs][^csz]*/g) ?? []) {
    const [fromX, fromY] = points.at(-1) ?? [x, y];
    const [dx = Number.NaN, dy = Number.NaN] = numbers(segment).slice(-2);
    points.push([fromX + dx, fromY + dy]);
  }
  return points;
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean distance of a closed path’s points from their middle. */
export function meanRadius(path: string): number {
  const points = pointsOf(path).slice(1);
  const [middleX, middleY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  return mean(points.map(([x, y]) => Math.hypot(x - middleX, y - middleY)));
}

/** Whether a point lies inside a polygon: a ray to the right crosses its edges an odd number of times. */
export function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  const crossings = polygon.filter(([x1, y1], index) => {
    const [x2, y2] = polygon.at(index - 1) ?? [x1, y1];
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
  });
  return crossings.length % 2 === 1;
}
