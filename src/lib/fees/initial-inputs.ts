import { formatPercent } from '../format.ts';
import { planFields } from './fields.ts';
import type { Inputs } from './inputs.ts';
import type { FeeInputs } from './outcome.ts';

/** Terms of a fee plan, in percent; the hurdle rate a year. */
interface PlanSettings {
  name: string;
  managementPercent: number;
  performancePercent: number;
  hurdlePercent: number;
}

/** Fee plans to compare, and series of yearly returns to compare them with. */
interface PlansSettings {
  plans: readonly PlanSettings[];
  returnPaths: readonly { name: string; percents: readonly number[] }[];
}

/** The firm's own terms, in whole rupees and in percent of what they are charged on (content/settings.yaml). */
interface CalculatorSettings {
  capitalInr: number;
  managementPercent: number;
  hurdlePercent: number;
  performancePercent: number;
  brokerInr: number;
  years: number;
  otherExpensesPercent: number;
  brokeragePercent: number;
  feePlans?: PlansSettings | undefined;
}

/** What the form offers besides its fields: the names of the plans, and buttons that fill in returns. */
export interface PlanOffer {
  /** In the order of the content; without names there is no comparison. */
  names: readonly string[];
  presets: readonly (readonly [returns: string, name: string])[];
}

const noPlans: PlansSettings = { plans: [], returnPaths: [] };

/** What the form offers with the firm’s plans; nothing without them. */
export const planOffer = ({
  feePlans: { plans, returnPaths } = noPlans,
}: Pick<CalculatorSettings, 'feePlans'>): PlanOffer => ({
  names: plans.map(({ name }) => name),
  presets: returnPaths.map(({ name, percents }) => [percents.join(', '), name]),
});

/** The fee plans as rows of a table, in the order of the content. */
export const planRows = ({ feePlans: { plans } = noPlans }: Pick<CalculatorSettings, 'feePlans'>) =>
  plans.map(({ name, managementPercent: management, performancePercent: performance, hurdlePercent: hurdle }) => ({
    id: name,
    cells: [
      management === 0 ? 'None' : `${formatPercent(management)} of the portfolio’s value a year`,
      performance === 0
        ? 'None'
        : `${formatPercent(performance)} of the value above the high-water mark and the hurdle together`,
      performance === 0 ? 'None' : `${formatPercent(hurdle)} a year`,
    ],
  }));

/** The initial values of the calculator, which the worked example uses as well. */
export const initialInputs = (settings: CalculatorSettings): FeeInputs => ({
  capital: settings.capitalInr,
  management: settings.managementPercent,
  hurdle: settings.hurdlePercent,
  performance: settings.performancePercent,
  broker: settings.brokerInr,
  years: settings.years,
  mode: 'simple',
  other: settings.otherExpensesPercent,
  brokerage: settings.brokeragePercent,
  returns: settings.feePlans?.returnPaths[0]?.percents ?? [20],
  gst: 0,
  ...planTerms(settings.feePlans?.plans ?? []),
});

type PlanInputs = Pick<Inputs, (typeof planFields)[number][keyof (typeof planFields)[number]]>;

/** The terms by the names of their fields; 0 where there is no plan. */
const planTerms = (plans: readonly PlanSettings[]) =>
  Object.fromEntries(
    planFields.flatMap(({ management, hurdle, performance }, index) => [
      [management, plans[index]?.managementPercent ?? 0],
      [hurdle, plans[index]?.hurdlePercent ?? 0],
      [performance, plans[index]?.performancePercent ?? 0],
    ]),
  ) as PlanInputs;
