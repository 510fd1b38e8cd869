import { CsvError, parse } from 'csv-parse/sync';
import { addMonths } from '../../lib/returns/months.ts';
import type { MonthReturn } from '../../lib/returns/record.ts';
import { ContentError, type ContentProblem, problem } from '../findings/content-problem.ts';
import type { MessageCode, MessageWords } from '../findings/messages.ts';

/** The first line of every record. */
export const recordColumns = ['month', 'net', 'benchmark'] as const;

/** A column that downloads have behind the others, for words such as “Specimen”; it is not read. */
const NOTE = 'note';

/** Beyond this in one month, either way, a point is most probably missing. In percent. */
const PROBABLE = 40;

/** Whether a path from the project’s root is that of a record. */
export const isRecordFile = (path: string): boolean => /^content\/performance\/[^/]+\.csv$/.test(path);

/** Id of the approach whose record a file is. */
export const idOfRecord = (path: string): string => path.replace(/^.*\//, '').replace(/\.csv$/, '');

type FaultCode = Extract<MessageCode, `record-${string}`>;

/** What is wrong in a line of a record, as a message and its words. */
export type RecordFault = { [Code in FaultCode]: { line: number; code: Code; words: MessageWords<Code> } }[FaultCode];

/** A row with its line in the file, from 1. */
export type RecordRow = MonthReturn & { line: number };

/** A record as it was typed: what can be read, and what cannot. */
export interface ReadRecord {
  rows: RecordRow[];
  faults: RecordFault[];
}

/** A row of a table, with the line in the file at which it ends, from 1. */
export interface Line {
  record: string[];
  info: { lines: number };
}

/** What to do about a cell that is no number. */
function remedyFor(value: string): string {
  if (value === '') return 'the cell is empty; write the return of the month, or take the row out';
  if (/^-?\d+,\d+$/.test(value)) return `write a point for the comma, ${value.replace(',', '.')}`;
  if (/%/.test(value)) return 'leave the percent sign out';
  if (value.startsWith('−')) return `write a hyphen for the minus, ${value.replace('−', '-')}`;
  if (/^[=+@]/.test(value)) return 'a formula or sign is not read; write the figure itself';
  return 'write it in percent with a point, for instance -1.8';
}

/** Reads the number of a cell, or says why not. Columns are counted in percent. */
function numberIn(value: string, column: 'net' | 'benchmark', line: number): number | RecordFault {
  const number = Number(value);
  if (!/^-?\d+(\.\d+)?$/.test(value) || !Number.isFinite(number))
    return { line, code: 'record-number', words: { column, value: value.slice(0, 40), remedy: remedyFor(value) } };
  return number;
}

/** What is wrong with numbers as returns. */
function doubts({ line, ...row }: RecordRow): RecordFault[] {
  return (['net', 'benchmark'] as const).flatMap((column): RecordFault[] => {
    const words = { column, value: row[column] };
    if (words.value < -100) return [{ line, code: 'record-low', words }];
    return Math.abs(words.value) > PROBABLE ? [{ line, code: 'record-large', words }] : [];
  });
}

function readRow({ record, info: { lines: line } }: Line, columns: number): RecordRow | RecordFault[] {
  const [month = '', net = '', benchmark = ''] = record;
  if (record.length !== columns && record.length !== recordColumns.length)
    return [{ line, code: 'record-cells', words: { cells: record.length } }];
  if (!/^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(month))
    return [{ line, code: 'record-month', words: { value: month.slice(0, 40) } }];
  const numbers = [numberIn(net, 'net', line), numberIn(benchmark, 'benchmark', line)] as const;
  const faults = numbers.filter((number) => typeof number !== 'number');
  return faults.length > 0 ? faults : { line, month, net: Number(net), benchmark: Number(benchmark) };
}

/** Months that are missing, twice or in another order; each row is compared with the one above it. */
function orderFaults(rows: readonly RecordRow[]): RecordFault[] {
  const known = new Set<string>();
  return rows.flatMap(({ month, line }, index): RecordFault[] => {
    const before = rows[index - 1]?.month;
    const isKnown = known.has(month);
    known.add(month);
    if (before === undefined || month === addMonths(before, 1)) return [];
    if (isKnown) return [{ line, code: 'record-twice', words: { month } }];
    if (month < before) return [{ line, code: 'record-order', words: { month, before } }];
    return [{ line, code: 'record-gap', words: { month, missing: addMonths(before, 1) } }];
  });
}

/** Reads a table as spreadsheets export it: commas, any line ends, with or without a byte order mark. */
export function readLines(text: string): Line[] | RecordFault {
  try {
    // The types do not say that rows come with their lines when they are asked for.
    return parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as Line[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const reason = error.code.startsWith('CSV_QUOTE')
      ? 'a quotation mark is never closed'
      : 'a quotation mark stands where none can';
    return { line: Math.max(1, Number(error['lines'] ?? 1)), code: 'record-unreadable', words: { reason } };
  }
}

/** Reads a record. */
export function readRecord(text: string): ReadRecord {
  const lines = readLines(text);
  if ('code' in lines) return { rows: [], faults: [lines] };
  const [head, ...body] = lines;
  if (head === undefined) return { rows: [], faults: [{ line: 1, code: 'record-empty', words: undefined }] };
  const names = head.record.join(',').replace(new RegExp(`,${NOTE}$`), '');
  if (names !== recordColumns.join(','))
    return {
      rows: [],
      faults: [{ line: head.info.lines, code: 'record-header', words: { found: head.record.join(',').slice(0, 80) } }],
    };
  if (body.length === 0) return { rows: [], faults: [{ line: 1, code: 'record-empty', words: undefined }] };
  const read = body.map((line) => readRow(line, head.record.length));
  const rows = read.filter((row): row is RecordRow => !Array.isArray(row));
  const faults = read.filter((row): row is RecordFault[] => Array.isArray(row)).flat();
  // A row that cannot be read would seem to be a month left out.
  const order = faults.length > 0 ? [] : orderFaults(rows);
  return { rows, faults: [...faults, ...rows.flatMap(doubts), ...order] };
}

/** What is wrong in a line of a record, as its writer is told. @param file its path from the project’s root */
export const recordProblem = (file: string, { line, code, words }: RecordFault): ContentProblem =>
  problem(code, { file, line }, words as never);

/** The months of one record. @throws ContentError with every line that is wrong */
export function readMonths(file: string, bytes: Uint8Array): MonthReturn[] {
  const { rows, faults } = readRecord(new TextDecoder().decode(bytes));
  const mistakes = faults.map((fault) => recordProblem(file, fault)).filter(({ isWarning }) => isWarning !== true);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return rows.map(({ month, net, benchmark }) => ({ month, net, benchmark }));
}
