import { type Document, parseDocument, type YAMLSeq } from 'yaml';
import { checkContent } from '../../src/collections/checks/check-content.ts';
import type { ContentTree } from '../../src/collections/loader/content-tree.ts';
import { entriesOf, filesIn, recordsIn, type RecordFile } from '../../src/collections/loader/read-collection.ts';
import { findingLine } from '../../src/collections/findings/finding.ts';
import { seriesOf } from '../../src/lib/documents/document-series.ts';
import { fieldsOf } from '../../src/lib/fields-of.ts';
import { isoDay } from '../../src/lib/format.ts';
import { nearest } from '../../src/lib/nearest.ts';
import { indianDay } from '../../src/lib/days.ts';
import { newVersion } from '../../src/lib/documents/new-version.ts';
import { cutEntry, joinEntry, style } from '../../src/collections/loader/entry-text.ts';
import { monthInRecord } from '../../src/lib/returns/month-in-record.ts';
import { endOf, type Month, monthOf } from '../../src/lib/returns/months.ts';
import { type MonthFigures, readFigures } from './read-figures.ts';

/** The changes that a month makes: the new text of each file, and messages about them. */
interface MonthPlan {
  edits: Map<string, string>;
  changes: string[];
  faults: string[];
}

interface MonthInput {
  month: Month;
  /** Text of the CSV export. */
  figures: string;
  /** Why published figures are corrected; without a reason they must not change. */
  reason?: string | undefined;
  /** The current time, for the date of a correction and for the checks. */
  now: Date;
}

const planWith = (...faults: string[]): MonthPlan => ({ edits: new Map(), changes: [], faults });

/** Works out the changes that a month makes to the content, without writing them. */
export function planMonth(tree: ContentTree, input: MonthInput): MonthPlan {
  const { month, now } = input;
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) return planWith(`“${month}” is not a month: write it as 2025-10.`);
  const { rows, faults } = readFigures(input.figures);
  if (faults.length > 0) return planWith(...faults);
  const plan = planWith();
  const records = recordsIn(tree);
  const ids = records.map(({ id }) => id);
  const inRecords = records
    .filter(({ rows }) => rows.length > 0)
    .flatMap(({ findings }) => findings.filter(({ isWarning }) => !isWarning));
  if (inRecords.length > 0) return planWith(...inRecords.map(findingLine));
  for (const { approach, line } of rows) {
    if (ids.includes(approach)) continue;
    const near = nearest(approach, ids);
    plan.faults.push(
      `Line ${line}: there is no record of “${approach}”. ${near === undefined ? `There are: ${ids.join(', ') || 'none'}.` : `Did you mean “${near}”?`} For a new approach, first create content/performance/${approach}.csv with the single line month,net,benchmark.`,
    );
  }
  for (const record of records) {
    const row = rows.find(({ approach }) => approach === record.id);
    if (row) planApproach(row, record, tree, input, plan);
    else plan.faults.push(`There is no row for ${record.id}: every approach must be reported each month.`);
  }
  planDocuments(tree, input, plan);
  if (plan.faults.length > 0) return planWith(...plan.faults);
  const written = [...plan.edits].map(([path, text]) => [path, Buffer.from(text)] as const);
  const texts = new Map([...tree.texts, ...written]);
  const sizes = new Map([...tree.sizes, ...written.map(([path, { length }]) => [path, length] as const)]);
  const { mistakes } = checkContent({ texts, sizes }, { now });
  return mistakes.length > 0 ? planWith(...mistakes.map(findingLine)) : plan;
}

/** Plans the month's row in the record, and changes to the approach's own file. */
function planApproach(
  row: MonthFigures,
  record: RecordFile,
  tree: ContentTree,
  { month, reason, now }: MonthInput,
  plan: MonthPlan,
): void {
  const { file, rows } = record;
  const text = new TextDecoder().decode(tree.texts.get(file));
  const added = monthInRecord({ file, text, rows }, { ...row, month }, reason !== undefined);
  if ('fault' in added) {
    plan.faults.push(added.fault);
    return;
  }
  const { change, replaced } = added;
  if (change !== undefined) {
    plan.edits.set(file, added.text);
    plan.changes.push(change);
  }
  const entry = filesIn(tree).find(
    ({ id, collection }) => id === row.approach && /^(strategies|funds)$/.test(collection),
  );
  // The checks report a record without an approach.
  if (entry === undefined) return;
  const before = entry.source.text;
  const { aum } = fieldsOf(entry.source.data);
  // Assets as of the end of the month. An approach that does not state its assets is left that way.
  const hasAssets = row.aum !== '' && month >= (rows.at(-1)?.month ?? '') && aum !== undefined;
  if (row.aum !== '' && aum === undefined && change !== undefined)
    plan.changes.push(`${row.approach}: ${row.aum} is left out, as ${entry.file} has no aum; add it to state assets`);
  const { crore } = fieldsOf(aum);
  const after = withFields(before, (fields) => {
    if (replaced) {
      const earlier = fields.get('corrections') as YAMLSeq | undefined;
      const { net, benchmark } = replaced;
      const correction = { month, date: isoDay(indianDay(now)), reason, net, benchmark };
      fields.setIn(['corrections', earlier?.items.length ?? 0], correction);
    }
    if (!hasAssets) return;
    fields.setIn(['aum', 'crore'], Number(row.aum));
    fields.setIn(['aum', 'asOf'], isoDay(endOf(month)));
  });
  if (after === before) return;
  plan.edits.set(entry.file, after);
  if (replaced) plan.changes.push(`${entry.file}: the correction, with its date and reason`);
  const doubt = Math.abs(Math.log2(Number(row.aum) / Number(crore))) > 1 ? ' – is this intended?' : '';
  if (hasAssets && !(replaced && Number(row.aum) === crore))
    plan.changes.push(`${entry.file}: assets of ₹${row.aum} crore, ₹${String(crore)} crore before${doubt}`);
}

/** Changes fields of an MDX file, keeping its comments, other fields and text; or all of it, if no field changes. */
function withFields(file: string, change: (fields: Document) => void): string {
  const { fields, text } = cutEntry(file, 'mdx');
  const document = parseDocument(fields);
  const before = document.toString(style);
  change(document);
  const after = document.toString(style);
  return after === before ? file : joinEntry({ fields: after, text }, 'mdx');
}

/** Plans new versions of the documents generated from records; the old ones keep their PDFs as earlier versions. */
function planDocuments(tree: ContentTree, { month, now }: MonthInput, plan: MonthPlan): void {
  for (const { current } of seriesOf(entriesOf(filesIn(tree), 'documents'))) {
    const { kind, period, madeFrom } = current.data;
    if (kind !== 'factsheet' && kind !== 'performance-report') continue;
    if (madeFrom === undefined || period === undefined || monthOf(period.to) >= month) continue;
    const { entry, fields, old } = newVersion(current.id, current.source.text, month);
    fields.set('published', isoDay(indianDay(now)));
    if (tree.texts.has(entry)) plan.faults.push(`${entry} already exists: give it another name.`);
    plan.edits.set(entry, fields.toString(style));
    plan.edits.set(current.file, old.toString(style));
    plan.changes.push(`${entry}: a new version of ${current.id}`);
  }
}
