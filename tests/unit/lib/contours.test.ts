import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contours, type ContourParameters } from '../../../src/lib/contours.ts';
import type { Point } from '../../../src/lib/smooth-path.ts';

const parameters: fc.Arbitrary<ContourParameters> = fc.record(
  {
    id: fc.string({ maxLength: 40 }),
    rings: fc.integer({ min: 1, max: 16 }),
    heart: fc.integer({ min: 26, max: 140 }),
    shore: fc.constantFrom('calm' as const, 'ragged' as const),
    points: fc.integer({ min: 11, max: 16 }),
  },
  { requiredKeys: ['id', 'rings'] },
);

const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number);

/** Points that a path of one `M`, one `c` and any number of `s` passes through. */
function pointsOf(path: string): Point[] {
  const [x = Number.NaN, y = Number.NaN] = numbers(/^M[^cs]*/.exec(path)?.[0] ?? '');
  const points: Point[] = [[x, y]];
  for (const segment of path.match(/[cs][^csz]*/g) ?? []) {
    const [fromX, fromY] = points.at(-1) ?? [x, y];
    const [dx = Number.NaN, dy = Number.NaN] = numbers(segment).slice(-2);
    points.push([fromX + dx, fromY + dy]);
  }
  return points;
}

/** Whether a point lies inside a polygon: a ray to the right crosses its edges an odd number of times. */
function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  const crossings = polygon.filter(([x1, y1], index) => {
    const [x2, y2] = polygon.at(index - 1) ?? [x1, y1];
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
  });
  return crossings.length % 2 === 1;
}

it('keep the shape that people have learnt to recognise', () => {
  expect(contours({ id: 'EmergingMoat', rings: 1, points: 4 })).toMatchInlineSnapshot(`
      {
        "heart": "M-6-76c35-1 102 45 104 72s-56 88-91 89s-115-53-117-80s69-79 104-81z",
        "rings": [
          "M-4-420c190-8 561 263 574 418s-304 507-494 515s-630-311-643-467s374-458 563-466z",
        ],
      }
    `);
});

it('are nested: each ring lies within the one around it', () => {
  fc.assert(
    fc.property(parameters, (figure) => {
      const { rings, heart } = contours(figure);
      const curves = [...rings, heart].map(pointsOf);
      for (const [index, inner] of curves.slice(1).entries())
        expect(inner.every((point) => isInside(point, curves[index] ?? []))).toBe(true);
    }),
  );
});
