import { Path2D, PathOp } from '@napi-rs/canvas';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contours, type ContourParameters, waterDepths } from '../../../../src/lib/drawings/contours.ts';
import { property } from '../../../lib/property.ts';

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

it('put no brighter water behind text if there are few rings', () => {
  for (const few of [1, 2, 6]) expect(waterDepths(few)[0]).toBe(waterDepths(7)[0]);
});

property([parameters])('are nested: each ring lies within the one around it', (figure) => {
  const { rings, heart } = contours(figure);
  const curves = [...rings, heart].map((path) => new Path2D(path));
  for (const [index, inner] of curves.slice(1).entries()) {
    const beyond = new Path2D(inner).op(curves[index] ?? new Path2D(), PathOp.Difference);
    expect(beyond.toSVGString()).toBe('');
  }
});
