import { type ContourParameters, contours, waterDepths } from './contours.ts';
import { palette } from './palette.ts';

/** The two ways of drawing a figure: water with a heart, or lines alone. */
export type FigureVariant = 'filled' | 'lines';

/** Part of the figure that a picture shows, in the figure's units: wide for cards, square for people. */
export const figureFrames = { filled: '-400 -250 800 500', lines: '-340 -340 680 680' } as const satisfies Record<
  FigureVariant,
  string
>;

const filledPaths = (parameters: ContourParameters): string => {
  const { rings, heart } = contours(parameters);
  const depths = waterDepths(rings.length);
  const water = rings.map((d, index) => `<path fill-opacity="${String(depths[index])}" d="${d}"/>`).join('');
  return `<g fill="${palette.shallow}">${water}</g><path fill="${palette.laterite}" d="${heart}"/>`;
};

/** A figure without a ground, for the cover of a PDF. */
export const coverSvg = (parameters: ContourParameters): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-800 -800 1600 1600">${filledPaths(parameters)}</svg>`;

/** A figure as a file of its own. It follows the visitor's colour scheme by itself. */
export function figureSvg(parameters: ContourParameters, variant: FigureVariant): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${figureFrames[variant]}" preserveAspectRatio="xMidYMid slice">`;
  if (variant === 'lines') {
    const { rings, heart } = contours(parameters);
    const style = `<style>path{fill:none;stroke:${palette.lagoon};stroke-width:1.6}@media(prefers-color-scheme:dark){path{stroke:${palette.shallow}}}</style>`;
    return `${open}${style}<path d="${[...rings, heart].join('')}"/></svg>\n`;
  }
  return `${open}${filledPaths(parameters)}</svg>\n`;
}
