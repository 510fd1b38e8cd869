import { expect, test } from 'vitest';
import { describeDesk } from '../../../src/desk/entries/describe-desk.ts';
import { siteFrom } from '../../../src/desk/entries/read-site.ts';
import { versionOf } from '../../../src/desk/save/file-state.ts';
import { markOf, SHOWN, shownAs } from '../../../src/desk/save/shown.ts';
import { joinMarks } from '../../../src/desk/save/join-marks.ts';
import { nameMarks } from '../../../src/desk/save/name-marks.ts';
import { MAX_UPLOAD_BYTES, planSave, type SaveFacts } from '../../../src/desk/save/plan-save.ts';
import { root } from '../../../tools/lib/run.mjs';

const desk = describeDesk(siteFrom(root, new Date()));
const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (encoded?: Uint8Array) => new TextDecoder().decode(encoded);
const file = 'content/glossary/alpha.yaml';
const old = '# Ours.\nterm: alpha\nmeaning: What an approach earned beyond its benchmark.\n';

/** A desk with one file; `other` overrides its facts. */
const facts = (other: Partial<SaveFacts> = {}): SaveFacts => ({
  desk,
  read: (path) => (path === file ? bytes(old) : undefined),
  roundTrip: () => 'term: alpha\nalso: []\nmeaning: What an approach earned beyond its benchmark.\n',
  ...other,
});

/** The output of a form that shows this state of a file, or of a form for a new entry. */
const formOf = (text?: string, path = file) => {
  const shown = text === undefined ? 'none' : shownAs({ version: versionOf(bytes(text)), file: path });
  return bytes(`term: Alpha\nalso: []\nmeaning: What an approach earned beyond its benchmark.\n${SHOWN}: ${shown}\n`);
};
const changed = formOf(old);
/** The marker that a form sends if it was loaded from this state of the file. */
const loaded = (text: string) => `content/glossary/alpha/${markOf({ version: versionOf(bytes(text)), file })}`;
const update = (additions: { path: string; contents: Uint8Array }[], gone: string[], other?: Partial<SaveFacts>) =>
  planSave({ additions, deletions: gone.map((path) => ({ path })) }, facts(other));
const save = (path: string, contents = changed, other?: Partial<SaveFacts>, gone = [loaded(old)]) =>
  update([{ path, contents }], gone, other);
const remove = (path: string, other?: Partial<SaveFacts>, text = old) => update([], [path, loaded(text)], other);

const unreadable = () => {
  throw new Error('unreadable');
};

test.each([
  ['shows the file', save(file)],
  ['another entry was pasted into', save(file, formOf('term: Beta\n', 'content/glossary/beta.yaml'))],
])('a change is written into the current file from a form that %s', (_, plan) => {
  expect('writes' in plan && textOf(plan.writes.get(file))).toBe(old.replace('term: alpha', 'term: Alpha'));
});

test.each([
  ['the text that the file has already', save(file, formOf('term: b\n'), { roundTrip: () => textOf(changed) })],
  ['a new entry with the name of one that was removed', save(file, formOf(), { read: () => undefined }, [])],
  ['a copy of an entry', save('content/glossary/copy.yaml', changed, {}, [])],
])('%s is saved', (_, plan) => {
  expect(plan).toHaveProperty('writes');
});

test('a term gets the id of the entry with the same name, and of no other', () => {
  const text = '<Term>Beta</Term>, <Term>the bet</Term>, <Term id="alpha">beta</Term> and <Note>beta</Note>';
  expect(nameMarks(text, desk.components)).toBe(text.replace('<Term>Beta', '<Term id="beta">Beta'));
});

test.each([
  ['<Note>A </Note><Term id="moat"><Note>moat</Note></Term><Note> it is.</Note>'],
  ['<Term id="moat"><Note>A moat</Note></Term><Note> it is.</Note>'],
  ['<Note>It is a </Note><Term id="moat"><Note>moat</Note></Term>'],
  ['<Note>Since </Note><Firm name="foundedYear" /><Note> in Kochi.</Note>'],
  ['<Firm name="foundedYear" /><Note> in Kochi, </Note><Firm name="registration" />'],
])('a remark that the editor has split is one again: %s', (split) => {
  const whole = `<Note>${split.replaceAll(/<\/?Note>/g, '')}</Note>`;
  expect(joinMarks(`Before.\n\n${split}\n\n${split}`, desk.components)).toBe(`Before.\n\n${whole}\n\n${whole}`);
  expect(joinMarks(whole, desk.components)).toBe(whole);
});

test.each([
  ['a file that was changed meanwhile', save(file, formOf('term: b\n')), 'in the meantime'],
  ['a file that was deleted meanwhile', save(file, changed, { read: () => undefined }), 'was deleted outside'],
  ['the deletion of a changed file', remove(file, {}, 'term: b\n'), 'was not deleted'],
  ['a title that exists already', save(file, formOf(), {}, []), 'already exists'],
  ['a name with a slash', save('content/glossary/a/b.yaml'), 'is not a file of the content'],
  ['a way out of the content', save('content/../package.json'), 'is not a valid file name'],
  ['a source file of the site', save('src/pages/index.astro'), 'is not a valid file name'],
  ['another name for a file', save('content/glossary/beta.yaml', changed, {}, [file]), 'links to it would break'],
  ['a picture of 30 MB', save('content/team/a.png', new Uint8Array(MAX_UPLOAD_BYTES + 1)), 'smaller than 4 MB'],
  ['a drawing with a program', save('content/team/a.svg', bytes('<svg onload="a()"/>')), '“onload” in this drawing'],
  ['a file that cannot be shown', save(file, changed, { roundTrip: unreadable }), 'cannot show everything'],
])('%s is refused with what to do', (_, plan, words) => {
  expect('refused' in plan ? plan.refused : 'written').toContain(words);
});

test('an error of the merge is not reported as one of the file', () => {
  expect(() => save(file, changed, { roundTrip: () => 'term: [' })).toThrow('Flow sequence');
});

test('an unchanged file is deleted, and so is one that is gone already', () => {
  expect(remove(file)).toMatchObject({ removes: [file] });
  expect(remove(file, { read: () => undefined })).toMatchObject({ removes: [file] });
});
