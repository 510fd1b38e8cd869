import type { z } from 'astro/zod';
import { nearest } from '../../lib/nearest.ts';
import { numberMeant } from '../../lib/number-meant.ts';
import { type Finding, type Place, finding } from '../findings/finding.ts';

/** Types of values, in words for writers. */
const forms: Record<string, string> = {
  string: 'text',
  date: 'a date, such as 2025-06-23',
  number: 'a number without commas, ₹ or %',
  int: 'a whole number without commas, ₹ or %',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

/** The typed value in quotation marks, so that YAML reads it as text: `title: 2024` → `title: "2024"`. */
const quoted = (typed: string): string | undefined =>
  /^\s*(?:- |(?:- )?\w+: +)[^\s"'#|>[{]+(?<!:)(?=\s*$| +#)/.exec(typed)?.[0].trim().replace(/\S+$/, '"$&"');

/**
 * Turns a schema’s issue into a finding for a writer.
 *
 * @param names the fields that are allowed beside an unknown one
 * @param typed the line that the field is on
 * @param format expected format of the text
 */
export function fieldFinding(
  issue: z.core.$ZodIssue,
  at: Place,
  names: readonly string[],
  typed: string,
  format = '',
): Finding {
  switch (issue.code) {
    case 'unrecognized_keys':
    case 'invalid_key': {
      const name = issue.code === 'invalid_key' ? String(issue.path.at(-1)) : (issue.keys[0] ?? '');
      return finding('field-unknown', at, { name, near: nearest(name, names) });
    }
    case 'invalid_type': {
      const form = forms[format] ?? forms[issue.expected] ?? issue.expected;
      if (issue.input === undefined) return finding('field-missing', at, { form });
      if (issue.expected === 'number' && typeof issue.input === 'string')
        return finding('field-type', at, { form, number: numberMeant(issue.input) });
      return finding('field-type', at, { form, near: form === forms['string'] ? quoted(typed) : undefined });
    }
    case 'invalid_value': {
      const choices = issue.values.map(String);
      const [words = ''] = choices;
      if (choices.length === 1) return finding('field-exact', at, { words });
      if (issue.input === undefined) return finding('choice-missing', at, { choices });
      const near = typeof issue.input === 'string' ? nearest(issue.input, choices) : undefined;
      return finding('field-choice', at, { choices, near });
    }
    case 'too_small': {
      const least = Number(issue.minimum);
      if (issue.origin === 'string') return finding('field-short', at, { least });
      return issue.origin === 'array' ? finding('field-few', at, { least }) : finding('field-small', at, { least });
    }
    case 'too_big': {
      const most = Number(issue.maximum);
      if (issue.origin === 'string') return finding('field-long', at, { most, length: String(issue.input).length });
      return issue.origin === 'array' ? finding('field-many', at, { most }) : finding('field-large', at, { most });
    }
    case 'invalid_format':
      if (issue.format === 'email') return finding('field-email', at);
      if (issue.format === 'url') return finding('field-url', at);
      if (issue.format === 'starts_with')
        return finding('field-start', at, { start: 'prefix' in issue ? String(issue.prefix) : '/' });
      break;
    case 'invalid_union':
      return finding('field-group', at);
    default:
  }
  return finding('field-rule', at, { rule: issue.message });
}
