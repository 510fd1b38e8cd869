import { type FieldName, fields } from './fields.ts';
import type { Inputs } from './inputs.ts';
import { modes } from './modes.ts';

/** The inputs that the mode uses as a query string, by the names of the form’s fields; read-query.ts reads it. */
export function shareQuery(inputs: Inputs): string {
  const used = (Object.keys(fields) as FieldName[]).filter((name) => modes[inputs.mode].fields.includes(name));
  return `?${[...used, 'mode' as const].map((name) => `${name}=${String(inputs[name])}`).join('&')}`;
}
