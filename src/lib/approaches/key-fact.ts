import { limitBars } from './drawn-facts.ts';
import { nounFor } from '../format.ts';
import { fact, type FactFields } from './facts.ts';

/** The fields that the figure in a list is made from. */
export type KeyFactFields = Pick<FactFields, 'holdings'> & {
  portfolios: readonly string[];
  limits?: Parameters<typeof limitBars>[0] | undefined;
};

/** The figure that a list shows next to the name: holdings, otherwise portfolios, otherwise the first limit. */
export function keyFact(approach: KeyFactFields): string | undefined {
  if (approach.holdings) return fact(approach, 'holdings');
  const { length } = approach.portfolios;
  if (length > 0) return `${length}\u00A0${nounFor(length, 'portfolio')}`;
  const [first] = limitBars(approach.limits ?? []).rows;
  // In a narrow column it wraps after the colon alone.
  return first && `${first.label}: ${first.value.replaceAll(' ', '\u00A0')}`;
}
