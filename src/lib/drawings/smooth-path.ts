/** A point in a figure’s own units. */
export type Point = readonly [x: number, y: number];

/** Joins numbers with as few characters as SVG allows: “12-5 0 7”. */
const join = (numbers: readonly number[]) =>
  numbers.reduce((text, number) => `${text}${text !== '' && number >= 0 ? ' ' : ''}${number}`, '');

/**
 * SVG path data of a smooth closed curve through the points: cubic Béziers with Catmull-Rom tangents, relative
 * commands and whole numbers. A Catmull-Rom tangent is the same on both sides of a point, so after the first curve
 * the short command `s` is enough.
 */
export function smoothClosedPath(points: readonly Point[]): string {
  const rounded = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const at = (index: number): Point => rounded[(index + rounded.length) % rounded.length] ?? [0, 0];
  const tangent = (index: number): Point => {
    const [[x0, y0], [x1, y1]] = [at(index - 1), at(index + 1)];
    return [(x1 - x0) / 6, (y1 - y0) / 6];
  };
  const segments = points.map((_, index) => {
    const [[x, y], [nextX, nextY], [tangentX, tangentY]] = [at(index), at(index + 1), tangent(index + 1)];
    const end = [nextX - tangentX - x, nextY - tangentY - y, nextX - x, nextY - y].map(Math.round);
    return index === 0 ? `c${join([...tangent(0).map(Math.round), ...end])}` : `s${join(end)}`;
  });
  return `M${join(at(0))}${segments.join('')}z`;
}
