import { MoatSources } from '../../components/MoatSources/MoatSources.tsx';
import { PorterForces } from '../../components/PorterForces/PorterForces.tsx';
import { mdxComponentsOf } from '../components.ts';
import { ofPages } from './pages.ts';

/** What the text of the investment philosophy may use: the largest drawings, which no other page needs to carry. */
export const mdxComponents = mdxComponentsOf<'pages' | 'pages/InvestmentPhilosophy'>({
  ...ofPages,
  MoatSources,
  PorterForces,
});
