/** What the value of a part's attribute names. */
export type Naming =
  'approach' | 'page' | 'document' | 'fact' | 'firm' | 'group' | 'percent' | 'rupees' | 'term' | 'words';

/** How many there may be: both ends are allowed. */
export interface Bounds {
  least: number;
  most: number;
}

interface Part {
  /** Attributes that must be there, and what each names. */
  needs: Record<string, Naming>;
  /** Attributes that may be left out. */
  takes?: Record<string, Naming>;
  /** The field of the strategy or fund that is drawn; without it there is nothing to draw. */
  draws?: string;
  /** How many points the group must have that it draws. */
  points?: Bounds;
  /** Whether it stands within a sentence; the others have a line of their own. */
  inSentence?: true;
  /** Where it has a form; without it, on pages and in PDFs. */
  only?: 'page' | 'paper';
}

const ofApproach = (draws: string): Part => ({ needs: { of: 'approach' }, draws });
const ofGroup: Part = { needs: { of: 'page', group: 'group' } };

/** What drawings of papers are made from; each says itself which of these it needs. */
const drawn = Object.fromEntries(
  [
    ...['labels', 'chosen', 'across', 'down', 'rates', 'years', 'falls', 'fixed', 'variable', 'stock', 'customers'],
    ...['suppliers', 'material', 'other', 'rise'],
  ].map((name): [string, Naming] => [name, 'words']),
);

/**
 * The parts that writers may use in a text, as src/components/content and src/integrations/made-documents offer them: a
 * test compares the three. The names stand here again because a check has no use for the components themselves.
 */
export const parts: Record<string, Part> = {
  Allocation: ofApproach('allocation'),
  Cards: ofGroup,
  CompanyTypes: ofApproach('companyTypes'),
  Criteria: ofApproach('criteria'),
  DocumentLink: { needs: { id: 'document' }, takes: { label: 'words' } },
  Fact: { needs: { of: 'approach', name: 'fact' }, inSentence: true },
  Figure: {
    needs: { name: 'words', alt: 'words', caption: 'words' },
    takes: { of: 'approach', ...drawn },
    only: 'paper',
  },
  Firm: { needs: { name: 'firm' }, inSentence: true },
  Formula: { needs: {}, only: 'paper' },
  Limits: ofApproach('limits'),
  MarketCap: ofApproach('marketCapCrore'),
  Mission: ofApproach('mission'),
  MoatSources: { ...ofGroup, points: { least: 1, most: 12 } },
  Note: { needs: {} },
  Officers: { needs: {} },
  OneYearFees: {
    needs: {
      capital: 'rupees',
      brokerage: 'percent',
      management: 'percent',
      hurdle: 'percent',
      performance: 'percent',
    },
    only: 'page',
  },
  Performance: ofApproach('performance'),
  PerformanceTables: { needs: {}, only: 'paper' },
  PorterForces: { ...ofGroup, points: { least: 5, most: 5 } },
  PrivacyContact: { needs: {}, only: 'page' },
  RiskProfile: ofApproach('risk'),
  Section: { needs: { id: 'words', heading: 'words' }, only: 'page' },
  Term: { needs: { id: 'term' }, inSentence: true },
};

/** The part of this name, if there is one: a writer may type any, such as “constructor”. */
export const partOf = (name: string): Part | undefined => (Object.hasOwn(parts, name) ? parts[name] : undefined);
