/** Name of the field for the state of the file that a form shows; it exists only in forms, never in files. */
export const SHOWN = 'state that this form shows';

/** The state of a file that does not exist. */
export const NO_FILE = 'none';

/** The event by which the desk makes a form accept another state as the shown one, once the writer has agreed. */
export const TAKE = 'desk-take';

/** A state of a file. */
export interface Shown {
  version: string;
  file: string;
}

/** As a form holds it. */
export const shownAs = ({ version, file }: Shown): string => `${version} ${file}`;

/** Parses what a form holds; undefined for a new entry. */
export function shownIn(value: unknown): Shown | undefined {
  const [, version, file] = /^(\w+) (.+)$/.exec(String(value)) ?? [];
  return version === undefined || file === undefined ? undefined : { version, file };
}

/** A pseudo-file of an entry, so that a request to delete the entry includes the state that was shown. */
export const markOf = ({ version }: Shown): string => `shown-${version}`;
