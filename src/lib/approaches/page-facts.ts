import { type Fact, type FactFields, facts } from './facts.ts';

/**
 * The facts that matter most for a decision, by name: the minimum ticket, the horizon, the type of investor and the
 * exit load. For an approach without these, its holdings say most about it.
 */
const KEY_FACTS = [
  'minimumTicket',
  'horizon',
  'investor',
  'exitLoad',
  'holdings',
  'marketCap',
  'strategyTag',
  'primaryBenchmark',
];

/** Number of facts that stay visible while the page is read. */
const MAX_KEY_FACTS = 4;

/** Characters of a value for which they have room: with a third line, they would cover the heading that a link leads to. */
const MAX_LENGTH = 32;

/**
 * The facts of an approach for its own page: at most four key ones, the most important first, and all others. The fees,
 * the longest of them, come last, where the page has room for them.
 */
export function pageFacts(approach: FactFields): { keyFacts: Fact[]; otherFacts: Fact[] } {
  const all = facts(approach);
  const short = all.filter(({ value }) => value.length <= MAX_LENGTH);
  const keyFacts = KEY_FACTS.flatMap((key) => short.find(({ name }) => name === key) ?? []).slice(0, MAX_KEY_FACTS);
  const others = all.filter((fact) => !keyFacts.includes(fact));
  const isFees = ({ name }: Fact) => name === 'fees';
  return { keyFacts, otherFacts: [...others.filter((fact) => !isFees(fact)), ...others.filter(isFees)] };
}
