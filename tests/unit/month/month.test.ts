import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { ContentTree } from '../../../src/collections/loader/content-tree.ts';
import { planMonth } from '../../../tools/month/plan-month.ts';
import { writeOnceMade } from '../../../tools/month/in-copy.ts';
import { addDays } from '../../../src/lib/days.ts';
import { isoDay } from '../../../src/lib/format.ts';
import { addMonths, endOf } from '../../../src/lib/returns/months.ts';
import { contentCopy } from '../../lib/content-copy.ts';
import { content, tree } from '../../lib/content-files.ts';
import { documentFrom, lastMonth, now } from '../../lib/content-now.ts';
import { bytesBelow } from '../../lib/project-copy.ts';
import { writeInto } from '../../lib/temporary-folder.ts';

const month = addMonths(lastMonth, 1);
const following = addMonths(month, 1);
/** A time after the newest date in the content and after the next two months. */
const later = addDays(now, 62);
const today = isoDay(later);
const ids = content.records.map(({ id }) => id);
const figures = (net = '1.1', aum = '50.5') =>
  `approach,net,benchmark,aum\n${ids.map((id) => `${id},${net},0.9,${aum}\n`).join('')}`;
const plan = (next: string, text: string, reason?: string, content: ContentTree = tree, now = later) =>
  planMonth(content, { month: next, figures: text, reason, now });

/** The content after a plan. */
const after = (edits: ReadonlyMap<string, string>, { texts, sizes } = tree): ContentTree => {
  const written = [...edits].map(([path, text]) => [path, new TextEncoder().encode(text)] as const);
  const lengths = written.map(([path, { length }]) => [path, length] as const);
  return { texts: new Map([...texts, ...written]), sizes: new Map([...sizes, ...lengths]) };
};

describe('a month', () => {
  const { edits, changes, faults } = plan(month, figures());

  it('adds a row to every record, and the assets with their day', () => {
    expect(faults).toEqual([]);
    const twoRows = new RegExp(`\\n${lastMonth},.*\\n${month},1\\.1,0\\.9\\n$`);
    for (const id of ids) expect(edits.get(`content/performance/${id}.csv`)).toMatch(twoRows);
    const assets = `aum:\n  crore: 50.5\n  asOf: ${isoDay(endOf(month))}\n`;
    expect(edits.get('content/strategies/EmergingMoat.mdx')).toContain(assets);
    // Beside those before, so that an amount in another unit is noticed.
    const before = content.approaches.find(({ id }) => id === 'EmergingMoat')?.data.aum?.crore;
    expect(changes).toContain(`content/strategies/EmergingMoat.mdx: assets of ₹50.5 crore, ₹${before} crore before`);
    const { changes: tenth } = plan(month, figures('1.1', '9.7'));
    expect(tenth).toContainEqual(expect.stringMatching(/assets of ₹9.7 crore, ₹.* crore before – is this intended\?$/));
  });

  it('makes new versions that replace the old, which keep their PDFs', () => {
    const made = edits.get(`content/documents/emerging-moat-factsheet-${month}.yaml`);
    expect(made).toContain(`period: ${month}\n`);
    expect(made).toContain(`file: files/emerging-moat-factsheet-${month}.pdf\n`);
    expect(made).toContain('madeFrom: strategies/EmergingMoat.mdx\n');
    const { id, file } = documentFrom('strategies/EmergingMoat.mdx');
    expect(made).toContain(`replaces: ${id}\n`);
    expect(edits.get(file)).not.toContain('madeFrom');
    expect(edits.get(`content/documents/performance-report-${month}.yaml`)).toContain(`published: ${today}\n`);
  });

  /** The content after a change to every file whose path has this ending. */
  const changed = (ending: string, change: (text: string) => string) => {
    const texts = [...tree.texts].filter(([file]) => file.endsWith(ending));
    return after(new Map(texts.map(([file, bytes]) => [file, change(Buffer.from(bytes).toString())])));
  };

  it.each(['\r\n', '\r'])('continues and corrects a record with other line ends, %j', (end) => {
    const content = changed('.csv', (text) => text.replaceAll('\n', end));
    const first = plan(month, figures(), undefined, content);
    expect(first.faults).toEqual([]);
    const then = after(first.edits, content);
    expect(plan(month, figures('1.2'), 'A fee was booked twice.', then).faults).toEqual([]);
    expect(plan(lastMonth, figures('1.2'), 'A fee was booked twice.', content).faults).toEqual([]);
  });

  it('begins a record that has no month yet', () => {
    const content = changed('/UpperCrustProsperityFund.mdx', (text) =>
      text.replace(/^inception: .*$/m, `inception: ${month}-01`),
    );
    const file = 'content/performance/UpperCrustProsperityFund.csv';
    const begun = plan(month, figures(), undefined, after(new Map([[file, 'month,net,benchmark\n']]), content));
    expect(begun.faults).toEqual([]);
    expect(begun.edits.get(file)).toBe(`month,net,benchmark\n${month},1.1,0.9\n`);
  });

  it.each([
    ['not given', '', 'aum:', 'aum: '],
    ['not stated', '50.5', /^aum:\n(  .*\n)+/m, ''],
  ])('leaves an approach as it was typed if its assets are %s', (_, aum, words, others) => {
    const file = 'content/strategies/EmergingMoat.mdx';
    const content = changed(file, (text) =>
      text.replace(words, others).replace('  - aum\n', '').replace('name: ', 'name:  '),
    );
    const { edits, changes, faults } = plan(month, figures('1.1', aum), undefined, content);
    expect([faults, edits.has(file), changes.filter((change) => change.startsWith(file))]).toEqual([[], false, []]);
    const leftOut = changes.filter((change) => change.startsWith('EmergingMoat: 50.5 is left out, as '));
    expect(leftOut).toHaveLength(aum === '' ? 0 : 1);
  });

  it('updates the assets with a correction of the last month, but not with one of an older month', () => {
    const assetsBy = (corrected: string) =>
      plan(corrected, figures('1.2', '7'), 'Why.', after(edits)).edits.get('content/strategies/EmergingMoat.mdx');
    expect(assetsBy(month)).toContain('crore: 7\n');
    expect(assetsBy(lastMonth)).toContain('crore: 50.5\n');
    const { changes } = plan(month, figures('1.2', '7'), 'Why.', after(edits));
    expect(changes.filter((change) => change.startsWith('content/strategies/EmergingMoat.mdx'))).toEqual([
      'content/strategies/EmergingMoat.mdx: the correction, with its date and reason',
      'content/strategies/EmergingMoat.mdx: assets of ₹7 crore, ₹50.5 crore before – is this intended?',
    ]);
  });

  it('changes nothing a second time, and continues with the next month', () => {
    const content = after(edits);
    expect(plan(month, figures(), undefined, content)).toMatchObject({ changes: [], faults: [] });
    const next = plan(following, figures('-2'), undefined, content);
    expect(next.faults).toEqual([]);
    const made = next.edits.get(`content/documents/emerging-moat-factsheet-${following}.yaml`);
    expect(made).toContain(`replaces: emerging-moat-factsheet-${month}\n`);
    expect(made?.match(/replaces:/g)).toHaveLength(1);
  });
});

test('for a figure without a record it says how to begin one', () => {
  const { faults } = plan(month, `${figures()}PalarSteady,1.1,0.9,\n`);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('create content/performance/PalarSteady.csv with the single line month,');
  const misspelt = plan(month, figures().replace('EmergingMoat', 'Emerging Moat')).faults;
  expect(misspelt).toContainEqual(expect.stringContaining('Did you mean “EmergingMoat”?'));
});

test('a mistake in a record is named before its months are counted', () => {
  const file = 'content/performance/EmergingMoat.csv';
  const texts = new Map(tree.texts).set(file, Buffer.from(`${String(tree.texts.get(file))}${month},x,1\n`));
  const { faults } = plan(following, figures(), undefined, { ...tree, texts });
  expect(faults).toEqual([expect.stringContaining('net “x” is not a number')]);
});

test('a correction is recorded for each changed figure, with the published value, the date and the reason', () => {
  const content = after(plan(month, figures()).edits);
  // The one approach that shares its benchmark with no other.
  const text = figures().replace('UpperCrustProsperityFund,1.1,0.9', 'UpperCrustProsperityFund,1.6,1.3');
  // The next day has begun in India.
  const night = new Date(`${today}T19:00:00Z`);
  const reason = 'A dividend was booked twice: once too often.';
  const { edits, faults, changes } = plan(month, text, reason, content, night);
  expect(faults).toEqual([]);
  expect(changes).toHaveLength(2);
  expect(edits.get('content/performance/UpperCrustProsperityFund.csv')).toContain(`\n${month},1.6,1.3\n`);
  expect(edits.get('content/funds/UpperCrustProsperityFund.mdx')).toContain(`corrections:
  - month: ${month}
    date: ${isoDay(addDays(later, 1))}
    reason: "${reason}"
    net: 1.1
    benchmark: 0.9
---`);
});

test.each([
  ['2025-1', figures(), 'is not a month'],
  [addMonths(month, 2), figures(), `the next month is ${month}`],
  [lastMonth, figures(), 'add --correct'],
  [month, '', 'there are no rows: add one for each approach below the first line, approach,net,benchmark,aum.'],
  [month, figures().replaceAll(',', ';'), 'Line 1: the cells are separated by semicolons'],
  [
    month,
    figures().replace('approach,net', 'net,approach'),
    'Line 1: the first line must be approach,net,benchmark,aum',
  ],
  [month, figures('1,1'), 'Line 2: this row has 5 cells instead of four: approach, net, benchmark and aum.'],
  [month, figures('(0.6)%'), 'net “(0.6)%” is not a number: write -0.6.'],
  [month, figures('-101'), 'more than everything was lost'],
  [month, figures('1.1', 'a lot'), 'aum “a lot” is not a number: write it in ₹ crore with a decimal point, for'],
  [month, figures('1.1', '-5'), 'aum “-5” is not a number: write it in ₹ crore'],
  [month, figures().replace(/EmergingMoat.*\n/, ''), 'no row for EmergingMoat'],
  [month, figures().replace('EmergingMoat', 'EmergingMoot'), 'no record of “EmergingMoot”'],
  [month, `${figures()}EmergingMoat,1,1,1\n`, 'EmergingMoat appears twice'],
  [month, figures().replace('EmergingMoat', '"EmergingMoat'), 'a quotation mark is never closed'],
])('a wrong file changes nothing and says why: %s %j', (next, text, says) => {
  const { edits, changes, faults } = plan(next, text);
  expect(faults.join('\n')).toContain(says);
  expect([edits.size, changes]).toEqual([0, []]);
});

it('an unrelated entry that has the name of a new one is left as it is', () => {
  const name = `content/documents/performance-report-${month}.yaml`;
  const { faults } = plan(month, figures(), undefined, after(new Map([[name, 'title: Our own\n']])));
  expect(faults).toContain(`${name} already exists: give it another name.`);
});

it('a month that is not over changes nothing and says why', () => {
  const { faults } = plan(month, figures(), undefined, tree, new Date(`${month}-20T06:00:00Z`));
  expect(faults.join('\n')).toContain(`${month} is not over`);
});

describe('writing', () => {
  const { edits } = plan(month, figures());
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const list = 'src/assets/made-documents.json';
  const listed = (...names: string[]) => JSON.stringify(Object.fromEntries(names.map((name) => [name, {}])));
  /** A copy of the content with two made PDFs. */
  function project() {
    const root = contentCopy();
    writeInto(root, {
      'public/files/a.pdf': Buffer.from([0, 255, 10]),
      'public/files/old.pdf': 'Old.',
      [list]: listed('files/a.pdf', 'files/old.pdf'),
    });
    return { root, before: bytesBelow(root) };
  }
  /** Makes one PDF anew, adds one and removes one. */
  const makePdfs = (copy: string) => {
    writeInto(copy, { 'public/files/a.pdf': 'Another.', 'public/files/new.pdf': 'New.' });
    writeInto(copy, { [list]: listed('files/a.pdf', 'files/new.pdf') });
    rmSync(join(copy, 'public/files/old.pdf'));
    return Promise.resolve('made');
  };

  it('moves the texts and PDFs into the project once they are made', async () => {
    const { root, before } = project();
    const texts = Object.fromEntries([...edits].map(([file, text]) => [file, base64(text)]));
    const others = Object.entries(before).filter(([file]) => file !== 'public/files/old.pdf');
    const work = (copy: string) => {
      expect(bytesBelow(copy)).toEqual({ ...before, ...texts });
      return makePdfs(copy);
    };
    expect(await writeOnceMade(root, { edits, texts: tree.texts }, work)).toBe('made');
    expect(bytesBelow(root)).toEqual({
      ...Object.fromEntries(others),
      ...texts,
      'public/files/a.pdf': base64('Another.'),
      'public/files/new.pdf': base64('New.'),
      [list]: base64(listed('files/a.pdf', 'files/new.pdf')),
    });
  });

  it('changes nothing if a text cannot be laid out', async () => {
    const { root, before } = project();
    const work = async (copy: string) => {
      await makePdfs(copy);
      throw new Error('A text cannot be laid out.');
    };
    await expect(writeOnceMade(root, { edits, texts: tree.texts }, work)).rejects.toThrow('cannot be laid out');
    expect(bytesBelow(root)).toEqual(before);
  });

  it.each(['content/strategies/EmergingMoat.mdx', `content/documents/performance-report-${month}.yaml`])(
    'changes nothing if a file was saved while the PDFs were made: %s',
    async (file) => {
      const { root, before } = project();
      const work = (copy: string) => {
        writeFileSync(join(root, file), 'Mine.');
        return makePdfs(copy);
      };
      const written = writeOnceMade(root, { edits, texts: tree.texts }, work);
      await expect(written).rejects.toThrow(`Nothing has been changed: ${file} was saved while`);
      expect(bytesBelow(root)).toEqual({ ...before, [file]: base64('Mine.') });
    },
  );
});
