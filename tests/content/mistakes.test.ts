import { expect, it, test } from 'vitest';
import { checkContent } from '../../src/collections/checks/check-content.ts';
import type { ContentTree } from '../../src/collections/loader/content-tree.ts';
import { parseEntrySource } from '../../src/collections/loader/entry-source.ts';
import type { Library } from '../../src/pdf/library/read-library.ts';
import { below, files, inText, put, told } from '../mistakes/example.ts';
import { day, type Example, examples, inSeptember, libraryOf, withMistake } from '../mistakes/index.ts';
import { messages } from '../../src/collections/findings/messages.ts';
import { ContentError, type ContentProblem, problemLine } from '../../src/collections/findings/content-problem.ts';
import { tree } from '../lib/content-files.ts';
import { now } from '../lib/content-now.ts';

const september = inSeptember(tree);
const whole: Library = { pdfs: new Map(), isAsMade: () => false };
const after = (slips: readonly Example[]) => slips.reduce(withMistake, tree);
const mistakesAfter = (...slips: Example[]) => checkContent(after(slips), { now }, whole).mistakes;
const all = (content: ContentTree, library = whole, moment = now): ContentProblem[] => {
  const { mistakes, warnings } = checkContent(content, { now: moment }, library);
  return [...mistakes, ...warnings];
};

/** What is said of days that had not come when the examples are told. */
const later = new Set(all(september, whole, day).map(problemLine));

/** Every line that a build prints after slips. */
const linesAfter = (...slips: Example[]) => all(after(slips)).map(problemLine);

/** What a build points out, and goes on. */
const warned = [
  'field-quotes',
  'public-stray',
  'word-warn',
  'mark-alone',
  'underlined',
  'list-start',
  'question-mark',
  'record-large',
  'record-restarts',
  'pdf-hard',
];

/** Line of the example's file that the message must point to. */
function lineOf(example: Example, content: typeof tree): number {
  const text = Buffer.from(content.texts.get(example.file) ?? []).toString('utf8');
  if (example.field !== undefined)
    return parseEntrySource(text, /\.mdx$/.test(example.file)).lineOf(example.field.split('.'));
  const found = text.indexOf(example.at ?? '');
  expect(found).toBeGreaterThanOrEqual(0);
  return text.slice(0, found).split('\n').length;
}

it('finds nothing in the site’s own content', () => {
  expect(linesAfter()).toEqual([]);
});

test.each(examples.map((example) => ({ label: `${example.code}: ${example.name}`, example })))(
  '$label',
  ({ example }) => {
    const content = withMistake(september, example);
    const problems = all(content, libraryOf(example, tree), day);
    const told = problems.find(
      (problem) =>
        problem.code === example.code &&
        problemLine(problem).includes(example.says ?? '') &&
        !later.has(problemLine(problem)),
    );
    expect(told, problems.map(problemLine).join('\n')).toBeDefined();
    expect(told).toMatchObject({ file: example.file, line: lineOf(example, content) });
    expect(told?.isWarning ?? false).toBe(warned.includes(example.code));
  },
);

it('tests/mistakes has an example for every message, each with a name of its own', () => {
  expect(new Set(examples.map(({ code }) => code))).toEqual(new Set(Object.keys(messages)));
  expect(new Set(examples.map(({ name, code }) => `${code} ${name}`)).size).toBe(examples.length);
});

it.each(['changes', 'communiques', 'funds', 'notices'])('lets a firm have no %s yet', (name) => {
  const emptied: Example = { code: 'folder-empty', name, file: name, remove: `content/${name}/` };
  expect(mistakesAfter(emptied).map(({ code }) => code)).not.toContain('folder-empty');
});

it('lets a firm have no WhatsApp', () => {
  const fields = ['contact.whatsapp', 'specimenFields'];
  expect(linesAfter(...fields.map((field) => put('field-missing', field, 'firm', field)))).toEqual([]);
});

it('several mistakes are told together, each in its own line, in the order of files and lines', () => {
  const chosen = ['field-unknown', 'link-dead', 'word-stop', 'tag-unclosed', 'picture-missing'] as const;
  const isChosen = ({ code, change }: Example) => chosen.some((one) => one === code) && typeof change === 'object';
  const picked = new Map(examples.filter(isChosen).map((example) => [example.code, example]));
  const mistakes = mistakesAfter(...picked.values());
  for (const code of chosen) expect(mistakes.map((mistake) => mistake.code)).toContain(code);
  const { message, stack } = new ContentError(mistakes);
  expect(message).toMatch(new RegExp(`^${String(mistakes.length)} mistakes in the content:\n`));
  expect(message.split('\n')).toHaveLength(mistakes.length + 1);
  expect(stack).toBe('');
  expect(mistakes.filter(({ code }) => code === 'field-unknown')).toHaveLength(1);
  const places = mistakes.map(({ file, line }) => `${file} ${String(line).padStart(6)}`);
  expect(places).toEqual(places.toSorted());
});

test.each([
  'Neither this site nor the firm is approved by SEBI.',
  'We publish no testimonials.',
  'We do not claim to be the best PMS.',
  'Sales will double when the new plant runs.',
  'Call [1930](tel:1930), [us](tel:+91-484-000-0100) or [write](mailto:a@b.in?subject=A%20fee).',
  '(a) One point.\n\n(b) Another.',
  '(a) One point.  \n(b) Another.',
  '“A moat lasts.”\n— A manager',
  'A mark.[^A] Again.[^a]\n\n[^a]: A note.',
])('of words that are denied or meant in another way nothing is said: %s', (text) => {
  expect(linesAfter(inText('word-stop', text, text))).toEqual([]);
});

const correction = { month: '2025-08', reason: 'Why.', net: 1, benchmark: 1 };

test.each([
  ['grievances', 'months.2.month', '2025-8'],
  ['grievances', 'months.4.month', '2025-9'],
  ['grievances', 'month', '2025-8'],
  ['grievances', 'years.1.year', 'FY24'],
  ['strategy', 'recordChanges', [{ from: '2024-4-1', what: 'strategyTag', before: 'Debt', reason: 'Why.' }]],
  ['strategy', 'corrections', ['2025-10-01', '2025-9-2'].map((date) => ({ ...correction, date }))],
  ['compounders', 'managers.0.from', '2023-5-1'],
])('of a mistyped day or month nothing else is said: %s, %s', (file, name, value) => {
  expect(linesAfter(put('field-rule', name, file, name, value))).toEqual([expect.stringContaining(name)]);
});

it('several mistakes of one text are all told, though its tags cannot be read', () => {
  const text = '<Note>One\n\nTwo</Fact>\n\nA {b} and <c\n\n[here](/Nowhere) is guaranteed\n';
  const slips = [
    put('field-type', 'a word', 'question', 'specimen', 'maybe'),
    below('question')('brace', 'many', text),
  ];
  const codes = mistakesAfter(...slips).map(({ code }) => code);
  const inside = ['tag-unclosed', 'tag-unopened', 'brace', 'link-words', 'link-dead', 'word-stop'];
  expect(codes).toEqual(expect.arrayContaining([...inside, 'field-type']));
});

const draft = (file: string) => put('entry-held', 'a draft', file, 'draft', true);

test('an officer whose entry is a draft is told for each office', () => {
  const told = mistakesAfter(draft('content/team/leela-pillai.yaml')).filter(({ code }) => code === 'entry-held');
  expect(told.map(problemLine)).toEqual(
    ['grievance', 'accessibility'].map((office): unknown =>
      expect.stringMatching(
        `content/settings.yaml:\\d+ {2}officers.${office}.name the member “Leela Pillai” is a draft`,
      ),
    ),
  );
});

test('a draft may name a draft', () => {
  const told = mistakesAfter(draft('compounders'), draft('member'));
  expect(told.filter(({ file }) => file === files.compounders)).toEqual([]);
});

test('an officer has one name, however its apostrophe and spaces are typed', () => {
  const typed = (file: string, field: string, name: string) => put('officer-missing', field, file, field, name);
  const offices = ['compliance', 'privacy'].map((office) => typed('firm', `officers.${office}.name`, "Suresh D'Souza"));
  expect(linesAfter(typed('content/team/suresh-kurian.yaml', 'name', 'Suresh\u00A0D’Souza'), ...offices)).toEqual([]);
});

test.each(['Ring.JPG', 'ring.gif', 'ring.svg', 'a ring.webp', 'Communique4/ring.png'])(
  'the picture %s beside a text is no mistake',
  (name) => {
    const also = [`content/communiques/${name}`, 1_000] as const;
    expect(linesAfter(inText('file-stray', name, `![Rings around a heart](<./${name}>)`, { also }))).toEqual([]);
  },
);

test('a file that a text leads to is published on purpose', () => {
  const also = ['public/files/fees.xlsx', 9_000] as const;
  expect(linesAfter(inText('public-stray', 'a sheet', 'See [the sheet of fees](/files/fees.xlsx).', { also }))).toEqual(
    [],
  );
});

test.each([
  ['in one answer', '### In short\n\nSome words.\n\n### In short', ['question']],
  ['on two pages', '## In short', ['content/legal/RiskFactors.mdx', 'content/legal/PrivacyPolicy.mdx']],
])('equal headings %s are no mistake', (name, text, names) => {
  expect(linesAfter(...names.map((file) => below(file)('answer-heading', name, text)))).toEqual([]);
});

test.each([',,\n', ', ,\n\n,,\n'])(
  'a row without a word in it, as spreadsheets leave below the last, is no mistake: %j',
  (rows) => {
    const record = 'content/performance/SpecialOpportunities.csv';
    const change = new TextDecoder().decode(tree.texts.get(record)) + rows;
    expect(linesAfter(told('record-month', 'a row', { file: record, change }))).toEqual([]);
  },
);
