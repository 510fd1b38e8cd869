import { isDeepStrictEqual } from 'node:util';
import type { DeskField, DeskFields } from '../fields/desk-field.ts';
import { type Fields, fieldsOf } from '../../lib/fields-of.ts';

/**
 * The value that a file gets for a value of a form: a form has a value for every field, even an empty one, but a file
 * leaves out values that are empty or the default. Undefined for a value that is left out.
 */
export function prune(value: unknown, field: DeskField): unknown {
  const pruned = pruneInside(value, field);
  // A number field that has been emptied holds NaN.
  if (pruned === undefined || pruned === null || pruned === '' || Number.isNaN(pruned)) return undefined;
  if (!field.isRequired && field.default !== undefined && isDeepStrictEqual(pruned, field.default)) return undefined;
  if (field.kind === 'list' && !field.isRequired && isDeepStrictEqual(pruned, [])) return undefined;
  if (field.kind === 'group' && !field.isRequired && Object.keys(pruned).length === 0) return undefined;
  return pruned;
}

function pruneInside(value: unknown, field: DeskField): unknown {
  // A space at the beginning may be meant: “ Cr+” follows a figure.
  if (field.kind === 'text' && typeof value === 'string') return value.trimEnd();
  if (field.kind === 'list' && Array.isArray(value))
    return value.map((item) => prune(item, field.of) ?? emptyOf(field.of));
  if (field.kind === 'group') return pruneFields(fieldsOf(value), field.fields);
  // A form shows an unticked box if the file has no value.
  if (field.kind === 'check' && value === false && field.default === undefined && !field.isRequired) return undefined;
  return value;
}

/** An item that has not been filled in stays in its list, and the checks report it. */
function emptyOf({ kind }: DeskField): unknown {
  if (kind === 'group') return {};
  return kind === 'list' ? [] : '';
}

/** The same for all fields of a file or group; values that no field describes are dropped. */
export function pruneFields(values: Fields, fields: DeskFields): Fields {
  const named = Object.entries(fields).flatMap(([name, field]) => {
    const value = prune(values[name], field);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(named);
}
