import { expect, it, test } from 'vitest';
import { checkContent } from '../../src/collections/checks/check-content.ts';
import type { ContentTree } from '../../src/collections/loader/content-tree.ts';
import { parseEntrySource } from '../../src/collections/loader/entry-source.ts';
import { below, type Example, exampleOf, files, inPart, inText, namedBy, put } from '../mistakes/example.ts';
import { day, examples, inSeptember, libraryOf, mistakesAfter, whole, withMistake } from '../mistakes/index.ts';
import { messages } from '../../src/collections/findings/messages.ts';
import { ContentError, type Finding, findingLine } from '../../src/collections/findings/finding.ts';
import { tree } from '../lib/content-files.ts';
import { now } from '../lib/content-now.ts';

const september = inSeptember(tree);
const after = (chosen: readonly Example[]) => chosen.reduce(withMistake, tree);
const all = (content: ContentTree, library = whole, moment = now): Finding[] => {
  const { mistakes, warnings } = checkContent(content, { now: moment }, library);
  return [...mistakes, ...warnings];
};

/** Messages about dates that are in the future on the examples' day. */
const later = new Set(all(september, whole, day).map(findingLine));

/** Every line that a build prints after the given mistakes. */
const linesAfter = (...chosen: Example[]) => all(after(chosen)).map(findingLine);

/** Messages that do not stop a build. */
const warned = [
  'field-quotes',
  'public-stray',
  'word-warn',
  'mark-alone',
  'underlined',
  'list-start',
  'quote-number',
  'paper-unused',
  'link-shared',
  'link-earlier',
  'question-mark',
  'record-large',
  'record-apart',
  'record-doubt',
  'record-restarts',
  'pdf-hard',
];

/** The line of the example's file that the message must point to. */
function lineOf(example: Example, content: typeof tree): number {
  const named = namedBy(example);
  const text = Buffer.from(content.texts.get(named) ?? []).toString('utf8');
  if (example.field !== undefined)
    return parseEntrySource(text, named.endsWith('.mdx') ? 'mdx' : 'yaml').lineOf(example.field.split('.'));
  const found = text.indexOf(example.at ?? '');
  expect(found).toBeGreaterThanOrEqual(0);
  return text.slice(0, found).split('\n').length;
}

test.each(examples.map((example) => ({ label: `${example.code}: ${example.name}`, example })))(
  '$label',
  ({ example }) => {
    const content = withMistake(september, example);
    const findings = all(content, libraryOf(example, tree), day);
    const told = findings.find(
      (finding) =>
        finding.code === example.code &&
        findingLine(finding).includes(example.says ?? '') &&
        !later.has(findingLine(finding)),
    );
    expect(told, findings.map(findingLine).join('\n')).toBeDefined();
    expect(told).toMatchObject({ file: namedBy(example), line: lineOf(example, content) });
    expect(told?.isWarning).toBe(warned.includes(example.code));
  },
);

it('tests/mistakes has an example for every message, each with a unique name', () => {
  // Those that are not about a text are tested in tests/unit/pdf/typeset/make.test.ts.
  const codes = [...examples.map(({ code }) => code), 'pdf-replaced', 'made-list-damaged'];
  expect(new Set(codes)).toEqual(new Set(Object.keys(messages)));
  expect(new Set(examples.map(({ name, code }) => `${code} ${name}`)).size).toBe(examples.length);
});

it.each(['changes', 'communiques', 'funds', 'notices'])('lets a firm have no %s yet', (name) => {
  const emptied: Example = { code: 'folder-empty', name, file: name, remove: `content/${name}/` };
  expect(mistakesAfter([emptied]).map(({ code }) => code)).not.toContain('folder-empty');
});

it('several mistakes are reported together, one per line, in order of files and lines', () => {
  const chosen = ['field-unknown', 'link-dead', 'word-stop', 'tag-unclosed', 'picture-missing'] as const;
  const isChosen = ({ code, change }: Example) => chosen.some((one) => one === code) && typeof change === 'object';
  const picked = new Map(examples.filter(isChosen).map((example) => [example.code, example]));
  const mistakes = mistakesAfter([...picked.values()]);
  for (const code of chosen) expect(mistakes.map((mistake) => mistake.code)).toContain(code);
  const { message, stack } = new ContentError(mistakes);
  expect(message).toMatch(new RegExp(`^${String(mistakes.length)} mistakes in the content:\n`));
  expect(message.split('\n')).toHaveLength(mistakes.length + 1);
  expect(stack).toBe('');
  expect(mistakes.filter(({ code }) => code === 'field-unknown')).toHaveLength(1);
  const places = mistakes.map(({ file, line }) => `${file} ${String(line).padStart(6)}`);
  expect(places).toEqual(places.toSorted());
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
])('a mistyped day or month causes only one message: %s, %s', (file, name, value) => {
  expect(linesAfter(put('field-rule', name, file, name, value))).toEqual([expect.stringContaining(name)]);
});

test.each(['<https://www.sebi.gov.in>', '<mailto:desk@example.in>'])(
  'an address in angle brackets causes one message: %s',
  (address) => {
    const told = linesAfter(inText('angle-bracket', address, `See ${address} for it.`));
    expect(told).toEqual([expect.stringContaining('for a link [words](https://…)')]);
  },
);

it('several mistakes in one text are all reported, even if its tags cannot be parsed', () => {
  const text = '<Note>One\n\nTwo</Fact>\n\nA {b} and <c\n\n[here](/Nowhere) is guaranteed\n';
  const chosen = [
    put('field-type', 'a word', 'question', 'specimen', 'maybe'),
    below('question')('brace', 'many', text),
  ];
  const codes = mistakesAfter(chosen).map(({ code }) => code);
  const inside = ['tag-unclosed', 'tag-unopened', 'brace', 'link-words', 'link-dead', 'word-stop'];
  expect(codes).toEqual(expect.arrayContaining([...inside, 'field-type']));
});

test('a misspelt group causes no second message about the specimen mark of a field in it', () => {
  const told = linesAfter(inPart('field-unknown', 'misspelt', 'fund', ['\nperformance:', '\nperformence:']));
  expect(told).toEqual([expect.stringContaining('did you mean “performance”?')]);
});

test.each([
  ['has no name', ['name: Leela Pillai\n', '']],
  ['cannot be read', ['name: Leela Pillai', 'name: "Leela Pillai” or so']],
] as const)('an officer whose entry %s causes no message about the settings', (label, change) => {
  const told = linesAfter(inPart('yaml', label, 'content/team/leela-pillai.yaml', change));
  expect(told).toEqual([expect.stringContaining('leela-pillai.yaml')]);
});

const draft = (file: string) => put('entry-hidden', 'a draft', file, 'draft', true);

test('an officer whose entry is a draft is reported for each office', () => {
  const told = mistakesAfter([draft('content/team/leela-pillai.yaml')]).filter(({ code }) => code === 'entry-hidden');
  expect(told.map(findingLine)).toEqual(
    ['grievance', 'accessibility'].map((office): unknown =>
      expect.stringMatching(
        `content/settings.yaml:\\d+ {2}officers.${office}.name: the member “Leela Pillai” is a draft`,
      ),
    ),
  );
});

test('a link to the record of a draft leads nowhere either', () => {
  const link = inText('entry-hidden', 'a link', 'See [its months](/Performance/ModerateCompounders.csv).');
  const told = mistakesAfter([draft('compounders'), link]).filter(({ file }) => file === files.article);
  expect(told.map(({ code }) => code)).toEqual(['entry-hidden']);
});

test('broken settings cause no message about the addresses in menus', () => {
  const told = linesAfter(inPart('yaml', 'no colon', 'firm', ['\nlinks:\n', '\nlinks\n']));
  expect(told.filter((line) => line.includes('navigation.yaml'))).toEqual([]);
  expect(told).toEqual(expect.arrayContaining([expect.stringContaining('settings.yaml')]));
});

test('a draft may refer to a draft', () => {
  const told = mistakesAfter([draft('compounders'), draft('member')]);
  expect(told.filter(({ file }) => file === files.compounders)).toEqual([]);
});

function saysNothingOf(what: string, ...chosen: Example[]): void {
  test(`nothing is reported for ${what}`, () => {
    expect(linesAfter(...chosen)).toEqual([]);
  });
}

saysNothingOf('the site’s own content');

const fields = ['contact.whatsapp', 'specimenFields'];
saysNothingOf('a firm without WhatsApp', ...fields.map((field) => put('field-missing', field, 'firm', field)));

// Watched words that are negated or have another meaning.
for (const text of [
  'Neither this site nor the firm is approved by SEBI.',
  'We publish no testimonials.',
  'We do not claim to be the best PMS.',
  'Sales will double when the new plant runs.',
  'At 10:30:45 we met: it was a ratio of 3:2:1.',
  'Call [1930](tel:1930), [us](tel:+91-484-000-0100) or [write](mailto:a@b.in?subject=A%20fee).',
  '(a) One point.\n\n(b) Another.',
  '(a) One point.  \n(b) Another.',
  '“A moat lasts.”\n— A manager',
  'A mark.[^A] Again.[^a]\n\n[^a]: A note.',
])
  saysNothingOf(text, inText('word-stop', text, text));

const line = `Above.\n\n${'- '.repeat(150)}-\n\nBelow.`;
saysNothingOf('a horizontal rule of many hyphens', inText('too-deep', 'a line', line));

const named = (file: string, field: string, name: string) => put('officer-missing', field, file, field, name);
saysNothingOf(
  'an officer whose apostrophe and spaces are typed differently',
  named('content/team/suresh-kurian.yaml', 'name', 'Suresh\u00A0D’Souza'),
  ...['compliance', 'privacy'].map((office) => named('firm', `officers.${office}.name`, "Suresh D'Souza")),
);

for (const name of ['Ring.JPG', 'ring.gif', 'ring.svg', 'a ring.webp', 'Communique4/ring.png']) {
  const also = [`content/communiques/${name}`, 1_000] as const;
  saysNothingOf(`the picture ${name}`, inText('file-stray', name, `![Rings around a heart](<./${name}>)`, { also }));
}

const castle = { also: ['content/communiques/castle.jpg', 1_000] } as const;
saysNothingOf(
  'a picture that is a link',
  inText('link-words', 'a picture', '[![A castle with a moat](./castle.jpg)](/FAQ)', castle),
);

const sheet = { also: ['public/files/fees.xlsx', 9_000] } as const;
saysNothingOf(
  'a file that a text links to',
  inText('public-stray', 'a sheet', 'See [the sheet](/files/fees.xlsx).', sheet),
);

const headed = (file: string, text: string) => below(file)('answer-heading', text, text);
saysNothingOf('equal headings in one answer', headed('question', '### In short\n\nSome words.\n\n### In short'));
const legal = ['content/legal/RiskFactors.mdx', 'content/legal/PrivacyPolicy.mdx'];
saysNothingOf('equal headings on two pages', ...legal.map((file) => headed(file, '## In short')));

test('reports one heading in two answers', () => {
  const chosen = [files.question, 'content/faq/how-to-start.mdx'].map((file) => headed(file, '### In short'));
  const told = mistakesAfter(chosen);
  expect(told.map(({ code }) => code)).toEqual(['answer-heading']);
});

const fees = 'content/pages/FeeCalculation.mdx';
saysNothingOf('a fee of 0%', inPart('attribute-bounds', 'a fee of 0%', fees, ['"2"', '"0"']));

// As spreadsheets leave them below the last row.
const record = 'content/performance/SpecialOpportunities.csv';
const rows = new TextDecoder().decode(tree.texts.get(record));
for (const wordless of [',,\n', ', ,\n\n,,\n'])
  saysNothingOf(
    `empty rows, ${JSON.stringify(wordless)}`,
    exampleOf('record-month', 'a row', { file: record, change: rows + wordless }),
  );
