import { type ContourParameters, contours, figureFrames, type FigureVariant, waterDepths } from './contours.ts';
import { palette } from './palette.ts';

/** The paths of a figure in water with a heart, centred on the origin. */
const filledPaths = (parameters: ContourParameters): string => {
  const { rings, heart } = contours(parameters);
  const depths = waterDepths(rings.length);
  const water = rings.map((d, index) => `<path fill-opacity="${depths[index]}" d="${d}"/>`).join('');
  return `<g fill="${palette.shallow}">${water}</g><path fill="${palette.laterite}" d="${heart}"/>`;
};

/** A figure without a background, for the cover of a PDF. */
export const coverSvg = (parameters: ContourParameters): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-800 -800 1600 1600">${filledPaths(parameters)}</svg>`;

/** A figure as a separate file, which follows the visitor’s colour scheme by itself. */
export function figureSvg(parameters: ContourParameters, variant: FigureVariant): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${figureFrames[variant]}" preserveAspectRatio="xMidYMid slice">`;
  if (variant === 'filled') return `${open}${filledPaths(parameters)}</svg>\n`;
  const { rings, heart } = contours(parameters);
  const style = `<style>g{fill:none;stroke:${palette.lagoon};stroke-width:1.6}@media(prefers-color-scheme:dark){g{stroke:${palette.shallow}}}</style>`;
  const lines = (...paths: string[]) => `<path d="${paths.join('')}"/>`;
  if (variant === 'lines') return `${open}${style}<g>${lines(...rings, heart)}</g></svg>\n`;
  return `${open}${style}<g stroke-opacity=".6">${lines(...rings)}</g><path fill="${palette.laterite}" d="${heart}"/></svg>\n`;
}
