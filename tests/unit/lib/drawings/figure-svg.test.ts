import { gzipSync } from 'node:zlib';
import { expect, it, test } from 'vitest';
import { type ContourParameters, figureFrames, type FigureVariant } from '../../../../src/lib/drawings/contours.ts';
import {
  approachFigure,
  firmFigure,
  plainFigure,
  quietFigures,
} from '../../../../src/lib/drawings/figure-parameters.ts';
import { figureSvg } from '../../../../src/lib/drawings/figure-svg.ts';
import { content, settings } from '../../../lib/content-files.ts';

const variants: FigureVariant[] = ['filled', 'lines', 'quiet'];
const gzipped = (figure: ContourParameters, variant: FigureVariant) => gzipSync(figureSvg(figure, variant)).length;

test.each(variants)('is a complete file, framed for the variant “%s”', (variant) => {
  const svg = figureSvg(plainFigure('a'), variant);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>\n$/);
  expect(svg).toContain(`viewBox="${figureFrames[variant]}"`);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

it('weighs at most 1.5 KB gzipped in each variant, and on the home page 3 KB, also in future years', () => {
  const plain = ['communiques', 'documents', 'team', 'pages', 'legal', 'guides'] as const;
  const allocation = [{ percent: 90 }];
  const figures = [
    ...content.approaches.map(({ id, data }) => approachFigure(id, data)),
    ...plain.flatMap((name) => content[name].map(({ id }) => plainFigure(id))),
    // Figures of future approaches: about one id in several thousand gives a few bytes more.
    ...[1, 8, 12, 14, 15, 16, 40].flatMap((max) =>
      Array.from({ length: 50 }, (_, index) =>
        approachFigure(`Strategy${String(index)}`, {
          holdings: { min: 1, max },
          allocation,
          shore: 'calm',
        }),
      ),
    ),
  ];
  for (const figure of figures)
    expect(Math.max(gzipped(figure, 'filled'), gzipped(figure, 'lines')), figure.id).toBeLessThanOrEqual(1536);
  for (const figure of Object.values(quietFigures)) expect(gzipped(figure, 'quiet')).toBeLessThanOrEqual(1536);
  for (const year of [2025, 2030, 2035]) {
    const figure = firmFigure(settings.firm.foundedYear, new Date(Date.UTC(year, 5, 1)));
    expect(gzipped(figure, 'filled')).toBeLessThanOrEqual(3072);
  }
});
