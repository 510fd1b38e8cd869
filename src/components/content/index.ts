import Allocation from './Allocation.astro';
import Cards from './Cards.astro';
import CompanyTypes from './CompanyTypes.astro';
import Criteria from './Criteria.astro';
import DocumentLink from './DocumentLink.astro';
import Fact from './Fact.astro';
import Firm from './Firm.astro';
import Limits from './Limits.astro';
import MarketCap from './MarketCap.astro';
import Mission from './Mission.astro';
import MoatSources from './MoatSources.astro';
import Note from './Note.astro';
import Officers from './Officers.astro';
import OneYearFees from './OneYearFees.astro';
import Performance from './Performance.astro';
import PorterForces from './PorterForces.astro';
import PrivacyContact from './PrivacyContact.astro';
import RiskProfile from './RiskProfile.astro';
import Section from './Section.astro';
import Term from './Term.astro';

/** The components that writers may use in MDX, without importing anything. content/README.md teaches them. */
export const contentComponents = {
  Allocation,
  Cards,
  CompanyTypes,
  Criteria,
  DocumentLink,
  Fact,
  Firm,
  Limits,
  MarketCap,
  Mission,
  MoatSources,
  Note,
  Officers,
  OneYearFees,
  Performance,
  PorterForces,
  PrivacyContact,
  RiskProfile,
  Section,
  Term,
};
