import { checkContent } from '../../src/collections/checks/check-content.ts';
import type { ContentTree } from '../../src/collections/loader/content-tree.ts';
import { parseEntrySource } from '../../src/collections/loader/entry-source.ts';
import { problemLine } from '../../src/collections/findings/content-problem.ts';
import { readRecord, type RecordRow } from '../../src/collections/loader/read-record.ts';
import { documentSchema } from '../../src/collections/schemas/document.ts';
import { seriesOf } from '../../src/lib/document-series.ts';
import { isoDay } from '../../src/lib/format.ts';
import { addMonths, endOf, type Month, monthOf } from '../../src/lib/returns/months.ts';
import { addToList, dropField, setField } from './edit-yaml.ts';
import { type MonthFigures, readFigures } from './read-figures.ts';

/** What a month changes: the new text of each file, and what is said of it. */
export interface MonthPlan {
  /** New texts by path from the project’s root. */
  edits: Map<string, string>;
  /** Paths below public/ of the PDFs of new documents. */
  papers: string[];
  /** One line for each change. */
  changes: string[];
  /** Why nothing may be changed. */
  faults: string[];
}

export interface MonthOrder {
  month: Month;
  /** Text of the spreadsheet’s export. */
  figures: string;
  /** Why published figures are corrected; without it they are left alone. */
  reason?: string | undefined;
  /** The moment, for the day of a correction and for the checks. */
  now: Date;
}

const refused = (...faults: string[]): MonthPlan => ({ edits: new Map(), papers: [], changes: [], faults });

/** Works out all that a month changes in the content, and changes nothing. */
export function planMonth(tree: ContentTree, order: MonthOrder): MonthPlan {
  const { month, now } = order;
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) return refused(`“${month}” is no month: write it as 2025-10.`);
  const { rows, faults } = readFigures(order.figures);
  if (faults.length > 0) return refused(...faults);
  const decoder = new TextDecoder();
  const texts = new Map([...tree.texts].map(([path, bytes]) => [path, decoder.decode(bytes)]));
  const plan = refused();
  const known = [...texts.keys()].filter((path) => path.startsWith('content/performance/'));
  const ids = known.map((path) => path.replace(/^.*\/|\.csv$/g, ''));
  for (const { approach, line } of rows)
    if (!ids.includes(approach))
      plan.faults.push(`Line ${String(line)}: there is no record of “${approach}”. There are: ${ids.join(', ')}.`);
  for (const id of ids)
    if (!rows.some(({ approach }) => approach === id))
      plan.faults.push(`There is no row for ${id}: every approach is reported each month.`);
  if (plan.faults.length > 0) return plan;
  for (const row of rows) planApproach(row, texts, order, plan);
  if (plan.faults.length > 0) return refused(...plan.faults);
  planDocuments(texts, month, plan);
  const encoder = new TextEncoder();
  const edited = new Map([
    ...tree.texts,
    ...[...plan.edits].map(([path, text]) => [path, encoder.encode(text)] as const),
  ]);
  const sizes = new Map([...tree.sizes, ...[...edited].map(([path, bytes]) => [path, bytes.length] as const)]);
  const { mistakes } = checkContent({ texts: edited, sizes }, { now });
  return mistakes.length > 0 ? refused(...mistakes.map(problemLine)) : plan;
}

/** The row of the month, and what the approach says beside it. */
function planApproach(row: MonthFigures, texts: ReadonlyMap<string, string>, order: MonthOrder, plan: MonthPlan): void {
  const { month, reason, now } = order;
  const file = `content/performance/${row.approach}.csv`;
  const text = texts.get(file) ?? '';
  const known = readRecord(file, text).rows;
  const last = known.at(-1)?.month ?? '';
  const there = known.find((each) => each.month === month);
  const isSame = there?.net === Number(row.net) && there.benchmark === Number(row.benchmark);
  const entry =
    [`content/strategies/${row.approach}.mdx`, `content/funds/${row.approach}.mdx`].find((path) => texts.has(path)) ??
    '';
  let fields = texts.get(entry) ?? '';
  if (there === undefined && month !== addMonths(last, 1)) {
    plan.faults.push(`${file} ends with ${last}, so the next month is ${addMonths(last, 1)} and not ${month}.`);
    return;
  }
  if (there !== undefined && !isSame && reason === undefined) {
    plan.faults.push(
      `${file} has ${month} already, as ${String(there.net)} and ${String(there.benchmark)}: to change published figures, add --correct "the reason".`,
    );
    return;
  }
  if (there === undefined) {
    plan.edits.set(file, `${text.replace(/\n*$/, '\n')}${month},${row.net},${row.benchmark}\n`);
    plan.changes.push(`${file}: ${month},${row.net},${row.benchmark}`);
  } else if (!isSame) {
    const lines = text.split('\n');
    lines[there.line - 1] = `${month},${row.net},${row.benchmark}`;
    plan.edits.set(file, lines.join('\n'));
    plan.changes.push(`${file}: ${month} corrected to ${row.net} and ${row.benchmark}`);
    fields = addToList(fields, 'corrections', correction(there, reason ?? '', now));
  }
  if (row.aum !== '' && month >= last) fields = withAum(fields, row.aum, month) ?? fields;
  if (fields === texts.get(entry)) return;
  plan.edits.set(entry, fields);
  plan.changes.push(
    `${entry}: ${there === undefined || isSame ? `assets of ₹${row.aum} crore` : 'the correction, with its date and reason'}`,
  );
}

const correction = ({ month, net, benchmark }: RecordRow, reason: string, now: Date) =>
  [
    `  - month: ${month}`,
    `    date: ${isoDay(now)}`,
    `    reason: ${JSON.stringify(reason)}`,
    `    net: ${String(net)}`,
    `    benchmark: ${String(benchmark)}`,
    '',
  ].join('\n');

/** Assets as on the last day of the month; an approach that states none keeps stating none. */
function withAum(text: string, crore: string, month: Month): string | undefined {
  const amount = setField(text, ['aum', 'crore'], crore);
  return amount && setField(amount, ['aum', 'asOf'], isoDay(endOf(month)));
}

/** New versions of what is made from the records; what they replace stays as an earlier version with its PDF. */
function planDocuments(texts: ReadonlyMap<string, string>, month: Month, plan: MonthPlan): void {
  const listed = [...texts].flatMap(([path, text]) => {
    const id = /^content\/documents\/(.+)\.yaml$/.exec(path)?.[1];
    const parsed = id === undefined ? undefined : documentSchema.safeParse(parseEntrySource(text, false).data);
    return id === undefined || parsed?.data === undefined ? [] : [{ id, path, text, data: parsed.data }];
  });
  for (const { current } of seriesOf(listed)) {
    const { kind, period, madeFrom, file } = current.data;
    if (kind !== 'factsheet' && kind !== 'performance-report') continue;
    if (madeFrom === undefined || period === undefined || monthOf(period.to) >= month) continue;
    const stem = (name: string) => name.replace(/-\d{4}-\d\d$/, '');
    const id = `${stem(current.id)}-${month}`;
    const pdf = `${stem(file.replace(/\.pdf$/, ''))}-${month}.pdf`;
    const written = setField(setField(current.text, ['period'], month) ?? '', ['file'], pdf) ?? '';
    plan.edits.set(
      `content/documents/${id}.yaml`,
      `${dropField(written, 'replaces').trimEnd()}\nreplaces: ${current.id}\n`,
    );
    plan.papers.push(pdf);
    plan.edits.set(current.path, dropField(current.text, 'madeFrom'));
    plan.changes.push(`content/documents/${id}.yaml: a new version of ${current.id}`);
  }
}
