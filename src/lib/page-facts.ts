import { benchmarkLabels, type Fact, type FactFields, facts } from './facts.ts';

/** The fields that the top of a page is made from: those of the table of facts, and those of the record. */
export interface PageFactFields extends FactFields {
  strategyTag?: string | undefined;
}

/**
 * The facts that matter most for a decision, by name: the minimum ticket, the horizon, the type of investor and the
 * exit load. For an approach without these, its holdings say most about it.
 */
const DECIDING = [
  'minimumTicket',
  'horizon',
  'investor',
  'exitLoad',
  'holdings',
  'marketCap',
  'strategyTag',
  'recordBenchmark',
];

/** Number of facts that stay visible while the page is read. */
const IN_SIGHT = 4;

const ofRecord = ({ strategyTag, primaryBenchmark }: PageFactFields): Fact[] =>
  [
    { name: 'strategyTag', label: 'Strategy', field: 'strategyTag', value: strategyTag },
    { name: 'recordBenchmark', label: benchmarkLabels.primary, field: 'primaryBenchmark', value: primaryBenchmark },
  ].filter((fact): fact is Fact => fact.value !== undefined);

/** The facts of an approach for its own page: at most four deciding ones, the most important first, and all others. */
export function pageFacts(approach: PageFactFields): { deciding: Fact[]; further: Fact[] } {
  const all = [...facts(approach), ...ofRecord(approach)];
  const deciding = DECIDING.flatMap((name) => all.find((fact) => fact.name === name) ?? []).slice(0, IN_SIGHT);
  return { deciding, further: all.filter((fact) => !deciding.includes(fact)) };
}
