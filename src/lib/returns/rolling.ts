import type { Month } from './months.ts';
import type { Months, SeriesName } from './record.ts';
import { annualise, percentsOf, returnOf } from './windows.ts';

/** A window of a record with its yearly rates as fractions. */
interface RollingWindow {
  first: Month;
  last: Month;
  net: number;
  benchmark: number;
}

/** Minimum, median and maximum of many windows, as fractions a year. */
interface Spread {
  least: number;
  median: number;
  greatest: number;
}

/** Statistics of all windows of one length. */
export interface Rolling {
  windows: readonly RollingWindow[];
  net: Spread;
  benchmark: Spread;
  /** The window in which the approach did worst; the first of equals. */
  worst: RollingWindow;
  /** Windows in which the approach lost money. */
  belowZero: number;
  /** Windows in which the approach did better than the benchmark. */
  ahead: number;
}

/** Rates that differ by less are equal: products of the same months in another order have other rounding errors. */
const TOLERANCE = 1e-9;

const isLess = (one: number, other: number) => one < other - TOLERANCE;

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? 0;
  const middle = (sorted.length - 1) / 2;
  return {
    least: at(0),
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    greatest: at(sorted.length - 1),
  };
}

/** Every window of `length` months, annualised; undefined if the record is shorter than that. */
export function rollingOf(months: Months, length: number): Rolling | undefined {
  const windows = months.slice(0, Math.max(0, months.length - length + 1)).map((_, start): RollingWindow => {
    const window = months.slice(start, start + length);
    const rate = (series: SeriesName) => annualise(returnOf(percentsOf(window, series)), length / 12);
    return {
      first: window[0]?.month ?? '',
      last: window.at(-1)?.month ?? '',
      net: rate('net'),
      benchmark: rate('benchmark'),
    };
  });
  const [first] = windows;
  if (first === undefined) return undefined;
  return {
    windows,
    net: spreadOf(windows.map(({ net }) => net)),
    benchmark: spreadOf(windows.map(({ benchmark }) => benchmark)),
    worst: windows.reduce((worst, window) => (isLess(window.net, worst.net) ? window : worst), first),
    belowZero: windows.filter(({ net }) => isLess(net, 0)).length,
    ahead: windows.filter(({ net, benchmark }) => isLess(benchmark, net)).length,
  };
}
