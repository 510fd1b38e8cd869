import type { Bars } from '../drawings/bars.ts';
import { formatPercent } from '../format.ts';
import { roundHalfAway } from '../round-half-away.ts';
import { formatWholeRupees } from '../rupees.ts';

/** Rates on gains from listed shares: percent, and the tax-free part of a year’s long-term gains in whole rupees. */
export interface TaxRates {
  shortTerm: { percent: number };
  longTerm: { percent: number; exemptInr: number };
  /** Percent of the tax. */
  cess: { percent: number };
}

/** Gains of one year in rupees, zero or more, after setting off the losses of any year. */
export interface Gains {
  shortTermInr: number;
  longTermInr: number;
}

/** A year’s tax in rupees, unrounded and before cess. */
interface Tax {
  /** The part of the long-term gain above the exemption. */
  taxedLongTerm: number;
  shortTerm: number;
  longTerm: number;
}

/**
 * Tax on a year’s gains from listed shares that were sold on an exchange, without surcharge (Income-tax Act 2025,
 * sections 196 and 198). Fees are not deducted, because tribunals disagree on whether they may be.
 */
function workOutTax({ shortTermInr, longTermInr }: Gains, rates: TaxRates): Tax {
  const taxedLongTerm = Math.max(0, longTermInr - rates.longTerm.exemptInr);
  const shortTerm = (shortTermInr * rates.shortTerm.percent) / 100;
  const longTerm = (taxedLongTerm * rates.longTerm.percent) / 100;
  return { taxedLongTerm, shortTerm, longTerm };
}

/** One step of a year’s tax: its name, the calculation in words, and its result in whole rupees. */
interface TaxStep {
  name: string;
  working: string;
  amountInr: number;
}

/** A year’s tax step by step, each from the whole rupees of the previous ones; the last is tax plus cess. */
export function taxSteps(gains: Gains, rates: TaxRates): TaxStep[] {
  const { taxedLongTerm, ...exact } = workOutTax(gains, rates);
  const [shortTerm, longTerm] = [roundHalfAway(exact.shortTerm, 0), roundHalfAway(exact.longTerm, 0)];
  const tax = shortTerm + longTerm;
  const cess = roundHalfAway((tax * rates.cess.percent) / 100, 0);
  const gained = formatWholeRupees(gains.longTermInr);
  const exempt = formatWholeRupees(rates.longTerm.exemptInr);
  const longTermWorking =
    taxedLongTerm === 0
      ? `${gained} is not above ${exempt}`
      : `${gained} − ${exempt} = ${formatWholeRupees(taxedLongTerm)}, of which ${formatPercent(rates.longTerm.percent)}`;
  return [
    {
      name: 'Short-term gain',
      working: `${formatWholeRupees(gains.shortTermInr)}, of which ${formatPercent(rates.shortTerm.percent)}`,
      amountInr: shortTerm,
    },
    { name: 'Long-term gain', working: longTermWorking, amountInr: longTerm },
    { name: 'Tax', working: `${formatWholeRupees(shortTerm)} + ${formatWholeRupees(longTerm)}`, amountInr: tax },
    {
      name: 'Cess',
      working: `${formatWholeRupees(tax)}, of which ${formatPercent(rates.cess.percent)}`,
      amountInr: cess,
    },
    { name: 'Tax with cess', working: `${formatWholeRupees(tax)} + ${formatWholeRupees(cess)}`, amountInr: tax + cess },
  ];
}

/** The tax’s share of each gain, without cess, as bars in percent of the gain; omitted if there is no gain. */
export function taxBars(gains: Gains, rates: TaxRates): Bars['rows'] {
  const { shortTerm, longTerm } = workOutTax(gains, rates);
  const bars = [
    { label: 'Of the short-term gain', gain: gains.shortTermInr, tax: shortTerm },
    { label: 'Of the long-term gain', gain: gains.longTermInr, tax: longTerm },
  ].filter(({ gain }) => gain > 0);
  return bars.map(({ label, gain, tax }) => {
    const percent = (100 * tax) / gain;
    return { label, value: formatPercent(percent), from: 0, to: percent };
  });
}
