import { Allocation } from '../../components/Allocation/Allocation.tsx';
import { BarChart } from '../../components/BarChart/BarChart.tsx';
import { CompanyTypes } from '../../components/CompanyTypes/CompanyTypes.tsx';
import { MarketCap } from '../../components/MarketCap/MarketCap.tsx';
import { Mission } from '../../components/Mission/Mission.tsx';
import { Performance } from '../../components/Performance/Performance.tsx';
import { RiskProfile } from '../../components/RiskProfile/RiskProfile.tsx';
import { mdxComponentsOf } from '../components.ts';
import { words } from './words.ts';

/** What strategies and funds may use. */
export const mdxComponents = mdxComponentsOf<'strategies' | 'funds'>({
  ...words,
  Allocation,
  CompanyTypes,
  Criteria: BarChart,
  Limits: BarChart,
  MarketCap,
  Mission,
  Performance,
  RiskProfile,
});
