import { getApproaches, getCommuniques, getTeam } from './queries.ts';
import { approachFigure, plainFigure, quietFigures } from '../lib/drawings/figure-parameters.ts';

/** A figure that is served as a file of its own; see `figureRoute`. */
export type DrawnFigure = Awaited<ReturnType<typeof getDrawnFigures>>[number];

/** The figures on cards and portraits (strategies, funds, communiques, people), and the quiet ones behind text. */
export async function getDrawnFigures() {
  return [
    ...(await getApproaches()).map(({ id, data }) => ({
      figure: approachFigure(id, data),
      variant: 'filled' as const,
    })),
    ...(await getCommuniques()).map(({ id }) => ({ figure: plainFigure(id), variant: 'filled' as const })),
    ...(await getTeam()).map(({ id }) => ({ figure: plainFigure(id), variant: 'lines' as const })),
    ...Object.values(quietFigures).map((figure) => ({ figure, variant: 'quiet' as const })),
  ];
}
