import type { ReactNode } from 'react';
import { Allocation } from '../components/Allocation/Allocation.tsx';
import { AmountTable } from '../components/AmountTable/AmountTable.tsx';
import { BarChart } from '../components/BarChart/BarChart.tsx';
import { Cards } from '../components/Cards/Cards.tsx';
import { CompanyTypes } from '../components/CompanyTypes/CompanyTypes.tsx';
import { DocumentLink } from '../components/DocumentLink/DocumentLink.tsx';
import { MarketCap } from '../components/MarketCap/MarketCap.tsx';
import { Mission } from '../components/Mission/Mission.tsx';
import { MoatSources } from '../components/MoatSources/MoatSources.tsx';
import { Notice } from '../components/Notice/Notice.tsx';
import { Officers } from '../components/Officers/Officers.tsx';
import { Performance } from '../components/Performance/Performance.tsx';
import { PorterForces } from '../components/PorterForces/PorterForces.tsx';
import { PrivacyContact } from '../components/PrivacyContact/PrivacyContact.tsx';
import { RiskProfile } from '../components/RiskProfile/RiskProfile.tsx';
import { Section } from '../components/Section/Section.tsx';
import { Value } from '../components/Value/Value.tsx';
import type { PageName, PropsOf } from './table.ts';

/** Draws each component of a page from its data; `children` is what is between its tags. */
export const pageComponents: {
  [Name in Exclude<PageName, 'Term'>]: (props: PropsOf<Name> & { children: ReactNode }) => ReactNode;
} = {
  Allocation,
  Cards,
  CompanyTypes,
  Criteria: BarChart,
  DocumentLink,
  Fact: Value,
  Firm: Value,
  Limits: BarChart,
  MarketCap,
  Mission,
  MoatSources,
  Note: Notice,
  Officers,
  OneYearFees: AmountTable,
  Performance,
  PorterForces,
  PrivacyContact,
  RiskProfile,
  Section,
};
