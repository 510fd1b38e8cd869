/** One of several values that a field may have. */
export interface Choice {
  value: string;
  label: string;
}

interface Common {
  /** The field's name in words: “Publish date”. */
  label: string;
  /** What it is, from the schema. */
  description?: string;
  /** Whether the file must have it. */
  isRequired: boolean;
  /** The value that applies if the file has none. */
  default?: unknown;
  /** The initial value in a new entry. */
  initial?: string | number | boolean;
}

/** A field as a form shows it. Plain data, so that a server can hand it to a browser. */
export type DeskField = Common &
  (
    | { kind: 'text'; isLong: boolean; min?: number; max?: number; pattern?: string }
    | { kind: 'number'; isWhole: boolean; min?: number; max?: number }
    | { kind: 'check' }
    | { kind: 'date' }
    | { kind: 'choice'; choices: readonly Choice[] }
    | { kind: 'picture' | 'pdf' }
    | { kind: 'group'; fields: DeskFields }
    | { kind: 'list'; of: DeskField; min?: number; max?: number }
  );

/** The fields of a file or a group, by name and in the order of the schema. */
export type DeskFields = Readonly<Record<string, DeskField>>;
