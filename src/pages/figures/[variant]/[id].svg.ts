import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { getApproaches, getCommuniques, getTeam } from '../../../collections/queries.ts';
import type { ContourParameters, FigureVariant } from '../../../lib/drawings/contours.ts';
import { approachFigure, plainFigure, quietFigures } from '../../../lib/drawings/figure-parameters.ts';
import { figureSvg } from '../../../lib/drawings/figure-svg.ts';

const pathOf = (variant: FigureVariant) => (figure: ContourParameters) => ({
  params: { variant, id: figure.id },
  props: { figure, variant },
});

/** The figures on cards and portraits (strategies, funds, communiques, people), and the quiet ones behind text. */
export const getStaticPaths = (async () => [
  ...(await getApproaches()).map(({ id, data }) => approachFigure(id, data)).map(pathOf('filled')),
  ...(await getCommuniques()).map(({ id }) => plainFigure(id)).map(pathOf('filled')),
  ...(await getTeam()).map(({ id }) => plainFigure(id)).map(pathOf('lines')),
  ...Object.values(quietFigures).map(pathOf('quiet')),
]) satisfies GetStaticPaths;

/** A figure below the first view, which is lazy-loaded. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { figure, variant } }) =>
  new Response(figureSvg(figure, variant), { headers: { 'Content-Type': 'image/svg+xml' } });
