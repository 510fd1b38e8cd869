import type { Settings } from '../../schemas/settings.ts';
import { formatNumber } from '../../lib/format.ts';
import type { Inputs, Mode } from './inputs.ts';

/** A field of the form as the view needs it. */
export interface Field {
  name: keyof Inputs;
  label: string;
  value: string;
  /** Stands after the label: ₹ or what the percentage is of. */
  unit?: string;
  hint?: string;
  /** Rupees: the amount is repeated in words. */
  amount?: true;
  /** Used by one mode alone. */
  only?: Mode;
}

/** The fields in their order, with what they start from (content/settings.yaml). */
export const feeFields = (start: Settings['calculator']): Field[] => [
  { name: 'capital', label: 'Capital at the start', unit: '₹', value: formatNumber(start.capitalInr), amount: true },
  { name: 'management', label: 'Management fee', unit: '% a year', value: String(start.managementPercent) },
  { name: 'hurdle', label: 'Hurdle rate', unit: '% a year', value: String(start.hurdlePercent) },
  { name: 'performance', label: 'Performance fee', unit: '%', value: String(start.performancePercent) },
  { name: 'years', label: 'Years', value: String(start.years) },
  {
    name: 'broker',
    label: 'Brokerage',
    unit: '₹ a year',
    value: formatNumber(start.brokerInr),
    amount: true,
    only: 'simple',
  },
  {
    name: 'other',
    label: 'Other expenses',
    unit: '% a year',
    value: String(start.otherExpensesPercent),
    only: 'illustration',
  },
  {
    name: 'brokerage',
    label: 'Brokerage',
    unit: '% a year',
    value: String(start.brokeragePercent),
    only: 'illustration',
  },
  {
    name: 'returns',
    label: 'Return of each year',
    unit: '%',
    value: '20',
    hint: 'With commas between the years: 20, −10, 5. The last figure holds for all years after it.',
    only: 'illustration',
  },
];
