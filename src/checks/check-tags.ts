import type { ContentProblem } from '../loaders/content-problem.ts';
import { nearest } from '../lib/nearest.ts';
import { partOf, parts } from './parts.ts';
import { problem } from './problem.ts';
import type { ContentFile } from './read-file.ts';
import type { TagUse } from './read-body.ts';

/** What HTML that a writer may know is in Markdown. */
const inMarkdown: Record<string, string> = {
  a: '[words](/address)',
  b: '**words**',
  strong: '**words**',
  i: '*words*',
  em: '*words*',
  img: '![what it shows](./picture.jpg)',
  br: 'an empty line between two paragraphs',
  p: 'an empty line between two paragraphs',
  h1: '## and the words',
  h2: '## and the words',
  h3: '### and the words',
  li: '- and the words',
  ul: '- before each line',
  ol: '1. before each line',
  hr: '* * * on a line of its own',
};

/** Tags that bring a program or another site into the page. */
const programs = new Set(['script', 'style', 'iframe', 'object', 'embed', 'link', 'meta', 'base', 'form', 'svg']);

const isHandler = (name: string) => /^on[a-z]/i.test(name);
const runsProgram = (value: string | undefined) => value !== undefined && isProgramAddress(value);

/** Whether an address runs something instead of leading somewhere, however it is disguised. */
export const isProgramAddress = (address: string): boolean =>
  // Browsers pass over spaces and control characters within the name of the scheme.
  /^(javascript|vbscript|data):/i.test(address.replace(/[\u0000-\u0020\u00A0\u00AD\u200B]/g, ''));

function attributesOf({ line, name: tag, attributes }: TagUse, file: string): ContentProblem[] {
  const part = partOf(tag);
  const at = { file, line };
  const found = attributes.flatMap(({ name, value }): ContentProblem[] => {
    if (isHandler(name)) return [problem('event-handler', at, { name })];
    if (runsProgram(value)) return [problem('link-program', at, { address: value ?? '' })];
    if (part === undefined) return [];
    const names = Object.keys({ ...part.needs, ...part.takes });
    if (!names.includes(name)) return [problem('attribute-unknown', at, { tag, name, near: nearest(name, names) })];
    return value === undefined || value.trim() === '' ? [problem('attribute-missing', at, { tag, name })] : [];
  });
  const given = attributes.map(({ name }) => nearest(name, Object.keys(part?.needs ?? {})) ?? name);
  const missing = Object.keys(part?.needs ?? {}).filter((name) => !given.includes(name));
  return [...found, ...missing.map((name) => problem('attribute-missing', at, { tag, name }))];
}

function nameOf({ line, name: tag }: TagUse, file: string): ContentProblem[] {
  const at = { file, line };
  if (partOf(tag) !== undefined) return [];
  if (programs.has(tag.toLowerCase())) return [problem('script', at, { tag })];
  const markdown = Object.hasOwn(inMarkdown, tag) ? inMarkdown[tag] : undefined;
  if (/^[a-z]/.test(tag) && (markdown !== undefined || nearest(tag, Object.keys(parts)) === undefined)) {
    return [problem('html-tag', at, { tag, markdown })];
  }
  return [problem('part-unknown', at, { tag, near: nearest(tag, Object.keys(parts)) })];
}

/** Parts that do not exist, HTML, programs, and attributes that a part does not take. */
export function checkTags({ body, file }: ContentFile): ContentProblem[] {
  return [
    ...body.problems,
    ...body.slips,
    ...body.expressions.map((line) => problem('brace', { file, line }, undefined)),
    ...body.unresolved.map(({ line, mark }) => problem('mark-unknown', { file, line }, { mark })),
    ...body.tags.flatMap((tag) => [...nameOf(tag, file), ...attributesOf(tag, file)]),
  ];
}
