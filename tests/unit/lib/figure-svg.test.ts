import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { ContourParameters } from '../../../src/lib/contours.ts';
import { approachFigure, firmFigure, plainFigure, quietFigure } from '../../../src/lib/figure-parameters.ts';
import { type FigureHand, figureFrames, figureSvg } from '../../../src/lib/figure-svg.ts';
import { type Collection, entriesOf, filesOf, idOf, settings } from '../../lib/content-files.ts';

const hands: FigureHand[] = ['filled', 'lines'];
const gzipped = (figure: ContourParameters, hand: FigureHand) => gzipSync(figureSvg(figure, hand)).length;

describe('figureSvg', () => {
  test.each(hands)('is a complete file, framed for the hand “%s”', (hand) => {
    const svg = figureSvg(plainFigure('a'), hand);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>\n$/);
    expect(svg).toContain(`viewBox="${figureFrames[hand]}"`);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('weight, gzipped', () => {
  test.each([2025, 2026, 2030, 2035])('the home page’s figure in %i is at most 3 KB', (year) => {
    const figure = firmFigure(settings.firm.foundedYear, new Date(Date.UTC(year, 5, 1)));
    expect(gzipped(figure, 'filled')).toBeLessThanOrEqual(3072);
  });

  const approaches = [...entriesOf('strategies'), ...entriesOf('funds')];
  const plain: Collection[] = ['communiques', 'documents', 'team', 'pages', 'legal', 'guides'];
  const figures = [
    ...approaches.map(({ id, data }) => approachFigure(id, data)),
    ...plain.flatMap(filesOf).map((file) => plainFigure(idOf(file))),
    quietFigure('quote'),
  ];

  test.each(figures)('$id: at most 1.5 KB in either hand', (figure) => {
    for (const hand of hands) expect(gzipped(figure, hand)).toBeLessThanOrEqual(1536);
  });

  // A set of ids of its own, since one in some thousands is a few bytes heavier.
  test.each([1, 8, 12, 14, 15, 16, 40])(
    'of a strategy with %i holdings that nobody has written yet is at most 1.5 KB',
    (max) => {
      for (let index = 0; index < 50; index += 1) {
        const figure = approachFigure(`Strategy${String(index)}`, {
          holdings: { min: 1, max, of: 'stocks' },
          allocation: [{ name: 'Core', holds: 'Stocks', percent: 90 }],
          shore: 'calm',
        });
        expect(gzipped(figure, 'filled')).toBeLessThanOrEqual(1536);
      }
    },
  );
});
