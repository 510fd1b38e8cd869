import { type FieldName, planFields, planTermNames } from './fields.ts';

export type Mode = 'simple' | 'illustration' | 'plans';

/** The name of a mode, its assumptions, and the fields that it uses. */
interface ModeWords {
  name: string;
  note: string;
  fields: readonly FieldName[];
}

const portfolio = ['other', 'brokerage', 'returns', 'gst'] as const;

/** The fields that all plans have in common. */
export const sharedFields = ['capital', 'years', ...portfolio] as const;

/** The ways of calculating, in the form’s order. */
export const modes: Readonly<Record<Mode, ModeWords>> = {
  simple: {
    name: 'Simple projection',
    note: 'What fees alone take from the capital, including a performance fee, which agreements charge only on gains. GST is extra.',
    fields: ['capital', 'years', ...planTermNames, 'broker'],
  },
  illustration: {
    name: 'Regulator-style illustration',
    note: 'Fees on a portfolio that gains or loses, with a high-water mark, in the order of published illustrations. The returns are assumptions that you choose, not a forecast. GST can be added.',
    fields: ['capital', 'years', ...planTermNames, ...portfolio],
  },
  plans: {
    name: 'Fee plans side by side',
    note: 'The same capital and the same returns under each plan, worked out as in the illustration. The returns are assumptions that you choose, not a forecast. GST can be added.',
    fields: [...sharedFields, ...planFields.flatMap((plan) => Object.values(plan))],
  },
};

/** The modes that use a field, separated by spaces: the style sheet shows the field in these. */
export const modesWith = (name: FieldName) =>
  Object.entries(modes)
    .filter(([, { fields }]) => fields.includes(name))
    .map(([mode]) => mode)
    .join(' ');
