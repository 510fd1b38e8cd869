/** Fields of a file or a group, by name. */
export type Values = Readonly<Record<string, unknown>>;

/** The fields of what may be none: of anything else, none. */
export const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};
