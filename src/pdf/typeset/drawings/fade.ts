import { palette } from '../../../lib/palette.ts';
import { curve, plot } from './axes.ts';
import { type Drawing, fill, say, stroke, svg } from './svg.ts';

/** How a high return on capital goes the way of all returns, with a moat and without. A sketch without a scale. */
export function fade(): Drawing {
  const axes = plot({ height: 184, x: [0, 10], y: [0, 10], up: 'Return on capital', across: 'Years', right: 132 });
  const towards = (start: number, pace: number) => (year: number) => 3 + (start - 3) * Math.exp(-pace * year);
  const [held, lost] = [curve(axes, 0, 10, towards(9, 0.045)), curve(axes, 0, 10, towards(9, 0.52))];
  const cost = [axes.at(0, 3), axes.at(10, 3)];
  const x = axes.right + 8;
  const beside = (y: number) => axes.at(0, y)[1];
  return svg(
    184,
    fill([...held, ...lost.toReversed()], palette.foam, 0.7) +
      stroke(cost, palette.slate, 1, '4 3') +
      stroke(lost, palette.shoal, 2) +
      stroke(held, palette.laterite, 2.2) +
      axes.frame +
      say('With a moat', x, beside(6.7) + 3, { bold: true, colour: palette['laterite-deep'] }) +
      say('What the moat is worth', x, beside(4.95) + 3, { colour: palette.slate }) +
      say('Without one', x, beside(3.55), { bold: true, colour: palette.lagoon }) +
      say('Cost of the capital', x, beside(2.55) + 3, { colour: palette.slate }),
  );
}
