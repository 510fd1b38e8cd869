/** Fields of an entry, a file or a group, by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; empty for any other value. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
