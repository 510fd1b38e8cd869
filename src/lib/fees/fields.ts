import { numberFormat } from '../format.ts';

/** A number that the form asks for. */
export interface NumberField {
  label: string;
  /** ₹ or %, with the period if it is yearly. */
  unit?: string;
  /** Determines the values that it accepts (inputs.ts). */
  kind: 'amount' | 'percent' | 'years' | 'returns';
  hint?: string;
}

/** The three terms in which fee plans differ. */
const planTerms = {
  management: { label: 'Management fee', unit: '% a year', kind: 'percent' },
  hurdle: { label: 'Hurdle rate', unit: '% a year', kind: 'percent' },
  performance: { label: 'Performance fee', unit: '%', kind: 'percent' },
} as const satisfies Record<string, NumberField>;

type PlanTerm = keyof typeof planTerms;

/** Their names, in the form’s order. */
export const planTermNames = Object.keys(planTerms) as PlanTerm[];

/** Positions of the fee plans that are compared, in the order of the content. */
const planPlaces = [1, 2, 3] as const;
type PlanField = `${PlanTerm}${(typeof planPlaces)[number]}`;

/** For each plan, the names of its fields: the term and the plan’s position, such as `hurdle2`. */
export const planFields = planPlaces.map(
  (place) => Object.fromEntries(planTermNames.map((term) => [term, `${term}${place}`])) as Record<PlanTerm, PlanField>,
);

/** The numbers of a calculation, in the form’s order; a plan has its own in place of the three terms. */
const numbers = {
  capital: { label: 'Capital at the start', unit: '₹', kind: 'amount' },
  ...planTerms,
  years: { label: 'Years', kind: 'years' },
  broker: { label: 'Brokerage', unit: '₹ a year', kind: 'amount' },
  other: { label: 'Other expenses', unit: '% a year', kind: 'percent' },
  brokerage: { label: 'Brokerage', unit: '% a year', kind: 'percent' },
  returns: {
    label: 'Return of each year',
    unit: '%',
    kind: 'returns',
    hint: 'Separate the years with commas: 20, −10, 5. The last one applies to all later years.',
  },
} as const satisfies Record<string, NumberField>;

/** Their names, in the form’s order. */
export const numberNames = Object.keys(numbers) as (keyof typeof numbers)[];

/** Every field of the form, by its name in the form and in links. */
export const fields = {
  ...numbers,
  gst: { label: 'GST', unit: '%', kind: 'percent' },
  ...(Object.fromEntries(
    planFields.flatMap((plan) => planTermNames.map((term) => [plan[term], planTerms[term]])),
  ) as Record<PlanField, (typeof planTerms)[PlanTerm]>),
} as const satisfies Record<string, NumberField>;

export type FieldName = keyof typeof fields;

/** With all the decimals that parse-amount.ts reads. */
const exact = /* @__PURE__ */ numberFormat({ maximumFractionDigits: 4 });

/** A number as used, with its unit: ₹50,00,000; 1.125% a year; 20, −10, 5%. */
export function showField(name: FieldName, value: number | readonly number[]): string {
  const { unit = '' }: NumberField = fields[name];
  const numbers = [value].flat().map(exact).join(', ');
  return unit.startsWith('₹') ? `₹${numbers}${unit.slice(1)}` : `${numbers}${unit}`;
}
