import type { Inputs } from './inputs.ts';

/** The inputs as a query string, by the names of the form's fields; read-query.ts reads them. */
export const shareQuery = (inputs: Inputs) =>
  `?${Object.entries(inputs)
    .map((pair) => pair.join('='))
    .join('&')}`;
