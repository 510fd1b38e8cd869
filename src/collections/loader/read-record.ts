import { CsvError, parse } from 'csv-parse/sync';
import { numberMeant } from '../../lib/number-meant.ts';
import { addMonths } from '../../lib/returns/months.ts';
import type { MonthReturn } from '../../lib/returns/record.ts';
import { type Finding, type Place, finding } from '../findings/finding.ts';

/** The first line of every record. */
const recordColumns = ['month', 'net', 'benchmark'] as const;

/** A larger gain or loss in one month, in percent, probably lacks its decimal point. */
const MAX_PERCENT = 40;

/** In one month an approach rarely moves this many percentage points away from its benchmark. */
const MAX_APART = 15;

export const isRecordFile = (path: string): boolean => /^content\/performance\/[^/]+\.csv$/.test(path);

export const idOfRecord = (path: string): string => path.replace(/^.*\//, '').replace(/\.csv$/, '');

/** A row with its line in the file, from 1. */
export type RecordRow = MonthReturn & { line: number };

/** Whether all rows are readable and follow each other without a gap; warnings do not count. */
export const isWhole = ({ findings }: { findings: readonly Finding[] }): boolean =>
  findings.every(({ isWarning }) => isWarning);

/** A row of a table, with its line in the file, from 1. */
interface Line {
  cells: string[];
  line: number;
}

/** What to do about a cell that is not a number. */
function remedyFor(value: string): string {
  if (value === '') return 'the cell is empty; write the return of the month, or remove the row';
  const meant = numberMeant(value);
  if (meant !== undefined) return `write ${meant}`;
  if (/^[=+@]/.test(value)) return 'formulas and these signs are not read; write the figure itself';
  return 'write it in percent with a decimal point, for instance -0.8';
}

/** Findings with a cell as a return in percent. */
function cellFindings(column: 'net' | 'benchmark', value: string, at: Place): Finding[] {
  const number = Number(value);
  if (!/^-?\d+(\.\d+)?$/.test(value) || !Number.isFinite(number))
    return [finding('record-number', at, { column, value: value.slice(0, 40), remedy: remedyFor(value) })];
  if (number < -100) return [finding('record-low', at, { column, value: number })];
  return Math.abs(number) > MAX_PERCENT
    ? [finding('record-large', at, { column, value: number, most: MAX_PERCENT })]
    : [];
}

/** Findings with the two returns of a month, in percent. */
export function returnFindings(net: string, benchmark: string, at: Place): Finding[] {
  const findings = [...cellFindings('net', net, at), ...cellFindings('benchmark', benchmark, at)];
  if (findings.length > 0) return findings;
  const returns = { net: Number(net), benchmark: Number(benchmark) };
  const isApart = Math.abs(returns.net - returns.benchmark) > MAX_APART;
  return isApart ? [finding('record-apart', at, { ...returns, most: MAX_APART })] : [];
}

/** Reads a row; undefined if one of its cells cannot be read. */
function readRow({ cells, line }: Line, file: string): { row?: RecordRow; findings: Finding[] } {
  const [month = '', net = '', benchmark = ''] = cells;
  const at = { file, line };
  if (!/^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(month))
    return { findings: [finding('record-month', at, { value: month.slice(0, 40) })] };
  const findings = returnFindings(net, benchmark, at);
  if (findings.some(({ code }) => code === 'record-number')) return { findings };
  return { row: { line, month, net: Number(net), benchmark: Number(benchmark) }, findings };
}

/** Missing, repeated or misplaced months; each row is compared with the one above it. */
function orderFindings(rows: readonly RecordRow[], file: string): Finding[] {
  const known = new Set<string>();
  return rows.flatMap(({ month, line }, index) => {
    const at = { file, line };
    const before = rows[index - 1]?.month;
    const isKnown = known.has(month);
    known.add(month);
    if (before === undefined || month === addMonths(before, 1)) return [];
    if (isKnown) return [finding('record-twice', at, { name: month })];
    if (month < before) return [finding('record-order', at, { month, before })];
    return [finding('record-gap', at, { month, missing: addMonths(before, 1) })];
  });
}

/**
 * Reads a table as spreadsheets export it: commas, any line endings, with or without a byte order mark or empty rows.
 * Each line is parsed alone, as no cell spans lines, so that an unclosed quotation mark is reported on its own line.
 */
function readLines(text: string): Line[] | { line: number; reason: string } {
  const lines: Line[] = [];
  const options = { bom: true, relax_column_count: true, skip_records_with_empty_values: true, trim: true };
  for (const [index, typed] of text.split(/\r\n|\n|\r/).entries()) {
    const line = index + 1;
    try {
      const rows = parse(typed, options);
      lines.push(...rows.map((cells) => ({ cells, line })));
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED';
      return { line, reason: `a quotation mark ${isOpen ? 'is never closed' : 'is in the wrong place'}` };
    }
  }
  return lines;
}

/**
 * Reads a table of figures with a header line.
 *
 * @param file its path from the project's root
 * @returns the rows with a cell for each column, and the findings with other rows or the whole table
 */
export function readTable(file: string, text: string, columns: readonly string[]) {
  const nothing = (...findings: Finding[]) => ({ lines: [] as Line[], findings });
  const lines = readLines(text);
  if ('reason' in lines)
    return nothing(finding('record-unreadable', { file, line: lines.line }, { reason: lines.reason }));
  const [head, ...body] = lines;
  const found = head?.cells.join(',') ?? '';
  // The site’s own downloads end with a column “note”, for words such as “Specimen”; it is not read.
  if (head && found.replace(/,note$/, '') !== columns.join(','))
    return nothing(finding('record-header', { file, line: head.line }, { columns, found: found.slice(0, 80) }));
  if (!head || body.length === 0) return nothing(finding('record-empty', { file, line: 1 }, { columns }));
  const isFull = ({ cells }: Line) => cells.length === columns.length || cells.length === head.cells.length;
  const findings = body
    .filter((row) => !isFull(row))
    .map(({ cells, line }) => finding('record-cells', { file, line }, { columns, cells: cells.length }));
  return { lines: body.filter(isFull), findings };
}

/** The readable rows of a record, and the findings with the others. @param file its path from the project's root */
export function readRecord(file: string, text: string) {
  const { lines, findings } = readTable(file, text, recordColumns);
  const read = lines.map((line) => readRow(line, file));
  const rows = read.flatMap(({ row }) => row ?? []);
  // An unreadable row would look like a missing month.
  const order = findings.length > 0 || rows.length < read.length ? [] : orderFindings(rows, file);
  return { rows, findings: [...findings, ...read.flatMap((each) => each.findings), ...order] };
}
