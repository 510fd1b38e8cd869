import type { Inputs, Mode } from '../../lib/fees/inputs.ts';
import { formatNumber } from '../../lib/format.ts';

/** A field of the form: a figure that is typed. */
export interface FigureField {
  name: keyof Inputs;
  label: string;
  /** Stands after the label: ₹ or what the percentage is of. */
  unit?: string;
  /** Rupees: the amount is repeated in words. */
  isAmount?: true;
  hint?: string;
}

/** Those that both modes use, then those of one mode alone; each in its order. */
export const fields: Readonly<Record<'shared' | Mode, readonly FigureField[]>> = {
  shared: [
    { name: 'capital', label: 'Capital at the start', unit: '₹', isAmount: true },
    { name: 'management', label: 'Management fee', unit: '% a year' },
    { name: 'hurdle', label: 'Hurdle rate', unit: '% a year' },
    { name: 'performance', label: 'Performance fee', unit: '%' },
    { name: 'years', label: 'Years' },
  ],
  simple: [{ name: 'broker', label: 'Brokerage', unit: '₹ a year', isAmount: true }],
  illustration: [
    { name: 'other', label: 'Other expenses', unit: '% a year' },
    { name: 'brokerage', label: 'Brokerage', unit: '% a year' },
    {
      name: 'returns',
      label: 'Return of each year',
      unit: '%',
      hint: 'With commas between the years: 20, −10, 5. The last figure holds for all years after it.',
    },
  ],
};

/** What the illustration's other buttons put in the place of the returns: percent of every year, and its name. */
export const presets = [
  ['20', 'Gain 20%'],
  ['0', 'No change'],
  ['-20', 'Loss 20%'],
] as const;

/** A figure as the form opens with it: amounts grouped, other figures as they are. */
export const opening = (start: Inputs, { name, isAmount }: FigureField): string =>
  isAmount ? formatNumber(Number(start[name])) : String(start[name]);
