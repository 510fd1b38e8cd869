import type { APIRoute, GetStaticPaths } from 'astro';
import { type DrawnFigure, getDrawnFigures } from '../../../collections/drawn-figures.ts';
import { figureSvg } from '../../../lib/drawings/figure-svg.ts';

export const getStaticPaths = (async () =>
  (await getDrawnFigures()).map(({ figure, variant }) => ({
    params: { variant, id: figure.id },
    props: { figure, variant },
  }))) satisfies GetStaticPaths;

/** A figure below the first view, which is lazy-loaded. */
export const GET: APIRoute<DrawnFigure & Record<string, unknown>> = ({ props: { figure, variant } }) =>
  new Response(figureSvg(figure, variant), { headers: { 'Content-Type': 'image/svg+xml' } });
