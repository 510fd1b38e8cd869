import { formatRupees } from '../rupees.ts';

/** The settings that the values come from. */
interface Settings {
  firm: { foundedYear: number; registration: string; legalName: string };
  minimumInvestmentInr: number;
}

/** Values of the firm that texts can refer to instead of repeating them. */
const values: Record<string, (settings: Settings) => string> = {
  foundedYear: ({ firm }) => String(firm.foundedYear),
  registration: ({ firm }) => firm.registration,
  legalName: ({ firm }) => firm.legalName,
  minimumInvestment: ({ minimumInvestmentInr }) => formatRupees(minimumInvestmentInr),
};

/** Names of the values that a text can refer to. */
export const firmValueNames = Object.keys(values);

/** One value of the firm in words. @throws an error that lists the names when there is no such value */
export function firmValue(name: string, settings: Settings): string {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) {
    throw new Error(`There is no value “${name}” of the firm. Use one of: ${firmValueNames.join(', ')}.`);
  }
  return value(settings);
}

/** “Begin with {minimumInvestment}” → “Begin with ₹50 lakh”: for texts in front matter. */
export const fillIn = (text: string, settings: Settings) =>
  text.replace(/\{\s*(\w+)\s*\}/g, (_, name: string) => firmValue(name, settings));
