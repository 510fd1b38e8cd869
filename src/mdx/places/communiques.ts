import { BarChart } from '../../components/BarChart/BarChart.tsx';
import { mdxComponentsOf } from '../components.ts';
import { words } from './words.ts';

/** What articles may use. */
export const mdxComponents = mdxComponentsOf<'communiques'>({
  ...words,
  Criteria: BarChart,
  Limits: BarChart,
});
