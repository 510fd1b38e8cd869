/** Fields of an entry, a file or a group, by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of what may have none; of anything but an object, none. */
export const recordOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
