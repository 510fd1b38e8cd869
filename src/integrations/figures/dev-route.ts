import type { APIRoute, GetStaticPaths } from 'astro';
import { type DrawnFigure, getDrawnFigures } from '../../collections/drawn-figures.ts';
import { figureSvg } from '../../lib/figure-svg.ts';

interface Props {
  drawn: DrawnFigure;
}

export const getStaticPaths = (async () =>
  (await getDrawnFigures()).map((drawn) => ({
    params: { hand: drawn.hand, id: drawn.figure.id },
    props: { drawn } satisfies Props,
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { drawn } }) =>
  new Response(figureSvg(drawn.figure, drawn.hand), { headers: { 'Content-Type': 'image/svg+xml' } });
