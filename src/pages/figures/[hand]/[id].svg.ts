import type { APIRoute, GetStaticPaths } from 'astro';
import { getCommuniques, getFunds, getStrategies, getTeam } from '../../../lib/content.ts';
import type { ContourParameters } from '../../../lib/contours.ts';
import { approachFigure, plainFigure } from '../../../lib/figure-parameters.ts';
import { type FigureHand, figureSvg } from '../../../lib/figure-svg.ts';

interface Props {
  figure: ContourParameters;
}

/** A file for every figure that stands below a first view: cards load it when it comes near. */
export const getStaticPaths = (async () => {
  const approaches = [...(await getStrategies()), ...(await getFunds())];
  const members = (await getTeam()).flatMap((group) => group.members);
  const path = (hand: FigureHand, figure: ContourParameters) => ({
    params: { hand, id: figure.id },
    props: { figure },
  });
  return [
    ...approaches.map((entry) => path('filled', approachFigure(entry.id, entry.data))),
    ...(await getCommuniques()).map(({ id }) => path('filled', plainFigure(id))),
    ...members.map(({ id }) => path('lines', plainFigure(id))),
  ];
}) satisfies GetStaticPaths;

export const GET: APIRoute<Props, { hand: FigureHand }> = ({ props, params }) =>
  new Response(figureSvg(props.figure, params.hand), { headers: { 'Content-Type': 'image/svg+xml' } });
