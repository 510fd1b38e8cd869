import type { z } from 'astro/zod';
import type { EntrySource } from './entry-source.ts';
import { nearest } from '../../lib/nearest.ts';
import { fieldFinding } from './field-finding.ts';
import { type Finding, finding } from '../findings/finding.ts';
import { shapeOf } from '../schemas/shape.ts';
import { namesAt, shapeAt } from './schema-names.ts';

type Issue = z.core.$ZodIssue;

/** If a field may have several forms, the issues of the one that was most likely meant: the one with the fewest. */
function ofNearestForm(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const forms = issue.errors.filter((issues) => !issues.some(({ code }) => code === 'unrecognized_keys'));
  const [form, ...others] = forms.toSorted((a, b) => a.length - b.length);
  if (form === undefined || others.some(({ length }) => length === form.length)) return [issue];
  return form.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** The schema reports all unknown fields of a group as one issue; this splits it, because each has its own line. */
const oneForEachField = (issue: Issue): Issue[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue];

const isMissing = (issue: Issue) =>
  (issue.code === 'invalid_type' || issue.code === 'invalid_value') && issue.input === undefined;

/** Fields that are missing only because their name is misspelt, which is reported as one mistake, not two. */
function misspelt(issues: readonly Issue[], schema: z.ZodType): Set<string> {
  return new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? [[...issue.path, nearest(issue.keys[0] ?? '', namesAt(schema, issue.path)) ?? ''].join('.')]
        : [],
    ),
  );
}

/** Mistakes in the fields of one file under its collection's schema, each with its line. */
export function checkFields(source: EntrySource, schema: z.ZodType, file: string): Finding[] {
  const begin = { file, line: 1 };
  if (source.frontMatter === 'unclosed') return [finding('front-matter-unclosed', begin)];
  if (source.frontMatter === 'late') return [finding('front-matter-late', begin)];
  if (source.frontMatter === 'none')
    return [finding('front-matter-none', begin, { fields: shapeOf(schema).required ?? [] })];
  if (source.syntaxErrors.length > 0)
    return source.syntaxErrors.map(({ line, message }) => finding('yaml', { file, line }, { reason: message }));
  const result = schema.safeParse(source.data, { reportInput: true });
  if (result.success) return [];
  const issues = result.error.issues.flatMap(ofNearestForm).flatMap(oneForEachField);
  const once = misspelt(issues, schema);
  return issues
    .filter((issue) => !(isMissing(issue) && once.has(issue.path.join('.'))))
    .map((issue) => {
      // An unknown field is reported under its group, but with its own line.
      const group = issue.code === 'invalid_key' ? issue.path.slice(0, -1) : issue.path;
      const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
      const field = group.map(String).join('.');
      const line = source.lineOf(path);
      const typed = source.text.split('\n')[line - 1] ?? '';
      return fieldFinding(issue, { file, line, field }, namesAt(schema, group), typed, shapeAt(schema, path).format);
    });
}
