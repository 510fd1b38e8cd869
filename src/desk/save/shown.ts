/** Name of the field that holds which state of its file a form shows; in forms alone, it stands in no file. */
export const SHOWN = 'state that this form shows';

/** What stands for the state of a file that is not there. */
export const NO_FILE = 'none';

/** The event by which the desk has a form take another state for the one that it shows, once its writer has said so. */
export const TAKE = 'desk-take';

/** A state of a file. */
export interface Shown {
  version: string;
  file: string;
}

/** As a form holds it. */
export const shownAs = ({ version, file }: Shown): string => `${version} ${file}`;

/** What a form holds; undefined in the form of a new entry. */
export function shownIn(value: unknown): Shown | undefined {
  const [, version, file] = /^(\w+) (.+)$/.exec(String(value)) ?? [];
  return version === undefined || file === undefined ? undefined : { version, file };
}

/** What goes with an entry as if it were a file of it, so that whoever deletes the entry says which state was shown. */
export const markOf = ({ version }: Shown): string => `shown-${version}`;
