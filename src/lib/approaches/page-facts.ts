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

/**
 * The facts of an approach for its own page: at most four key ones, the most important first, and all others. The fees,
 * the longest of them, come last, where the page has room for them.
 */
export function pageFacts(approach: FactFields): { keyFacts: Fact[]; otherFacts: Fact[] } {
  const all = facts(approach);
  const keyFacts = KEY_FACTS.flatMap((name) => all.find((fact) => fact.name === name) ?? []).slice(0, MAX_KEY_FACTS);
  const others = all.filter((fact) => !keyFacts.includes(fact));
  const isFees = ({ name }: Fact) => name === 'fees';
  return { keyFacts, otherFacts: [...others.filter((fact) => !isFees(fact)), ...others.filter(isFees)] };
}
