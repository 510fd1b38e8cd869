import { isDeepStrictEqual } from 'node:util';
import type { DeskField, DeskFields } from '../fields/desk-field.ts';
import { type Fields, recordOf } from '../../lib/record-of.ts';

/**
 * What a file says of a value that a form hands over: a form has something for every field, empty ones included, and a
 * file leaves out what is empty or goes without saying. Undefined for what it leaves out.
 */
export function prune(value: unknown, field: DeskField): unknown {
  const pruned = pruneInside(value, field);
  // A field of numbers that somebody has emptied holds “not a number”.
  if (pruned === undefined || pruned === null || pruned === '' || Number.isNaN(pruned)) return undefined;
  if (!field.isRequired && field.default !== undefined && isDeepStrictEqual(pruned, field.default)) return undefined;
  if (field.kind === 'list' && !field.isRequired && isDeepStrictEqual(pruned, [])) return undefined;
  if (field.kind === 'group' && !field.isRequired && Object.keys(pruned).length === 0) return undefined;
  return pruned;
}

function pruneInside(value: unknown, field: DeskField): unknown {
  if (field.kind === 'text' && typeof value === 'string') return value.trim();
  if (field.kind === 'list' && Array.isArray(value))
    return value.map((item) => prune(item, field.of) ?? emptyOf(field.of));
  if (field.kind === 'group') return pruneFields(recordOf(value), field.fields);
  // A form shows a box without a tick where the file says nothing.
  if (field.kind === 'check' && value === false && field.default === undefined && !field.isRequired) return undefined;
  return value;
}

/** An item that nobody has filled in yet stands in its list all the same, and the checks tell of it. */
function emptyOf({ kind }: DeskField): unknown {
  if (kind === 'group') return {};
  return kind === 'list' ? [] : '';
}

/** The same for all fields of a file or group; what no field describes is left as it is. */
export function pruneFields(values: Fields, fields: DeskFields): Fields {
  const named = Object.entries(fields).flatMap(([name, field]) => {
    const value = prune(values[name], field);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(named);
}
