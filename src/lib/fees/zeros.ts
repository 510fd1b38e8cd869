/** From one value to another; a single value if both are the same. */
export interface Interval {
  from: number;
  to: number;
}

interface Sample {
  x: number;
  y: number;
}

/** Distance between the first samples. */
const STEP = 0.5;
/** Function values up to this size count as zero. */
const TOLERANCE = 1e-6;
/** An interval narrower than this counts as one value. */
const MIN_INTERVAL = 1e-3;
/** Halvings of a step: 0.5 becomes 5e-13. */
const HALVINGS = 40;

/**
 * Every zero of a continuous function in a range, in rising order. It may cross zero several times, touch it, or be
 * zero over an interval. It is sampled in steps; a change of sign between samples is located by bisection, two
 * crossings within a step by searching the extremum of a turn towards zero.
 */
export function zerosOf(f: (x: number) => number, from: number, to: number): Interval[] {
  const at = (x: number): Sample => {
    const y = f(x);
    return { x, y: Math.abs(y) <= TOLERANCE ? 0 : y };
  };
  const steps = Math.max(1, Math.ceil((to - from) / STEP));
  const grid = Array.from({ length: steps + 1 }, (_, index) => at(from + ((to - from) * index) / steps));
  const turned = insert(grid, (sample, index) => footOfTurn(at, grid[index - 1], sample, grid[index + 1]));
  const crossed = insert(turned, (sample, index) => crossing(at, sample, turned[index + 1]));
  return stretches(at, crossed);
}

/** The samples and those found next to them, in order. */
const insert = (samples: readonly Sample[], find: (sample: Sample, index: number) => Sample | undefined) =>
  samples.flatMap((sample, index) => [sample, find(sample, index) ?? []].flat()).sort((one, other) => one.x - other.x);

/** A point at or beyond zero near a sample where the function turns towards zero; the sample itself is not zero. */
function footOfTurn(at: (x: number) => Sample, left: Sample | undefined, middle: Sample, right: Sample | undefined) {
  if (!left || !right || middle.y === 0) return undefined;
  const sign = Math.sign(middle.y);
  if (sign * left.y < 0 || sign * right.y < 0) return undefined;
  // Between a sample and a neighbour that is zero, the function may cross zero once more.
  if (left.y === 0 || right.y === 0) {
    const [before, after] = [left.y === 0 ? left : middle, right.y === 0 ? right : middle];
    return footWithin(at, sign, middle.x, after.x) ?? footWithin(at, sign, before.x, middle.x);
  }
  if (sign * middle.y > sign * left.y || sign * middle.y > sign * right.y) return undefined;
  return footWithin(at, sign, left.x, right.x);
}

/** The first point at or beyond zero that a ternary search for the extremum finds. */
function footWithin(at: (x: number) => Sample, sign: number, from: number, to: number): Sample | undefined {
  let [low, high] = [from, to];
  for (let count = 0; count < HALVINGS && high > low; count += 1) {
    const third = (high - low) / 3;
    const [one, other] = [at(low + third), at(high - third)];
    for (const found of [one, other]) if (found.y * sign <= 0) return found;
    if (sign * one.y < sign * other.y) high = other.x;
    else low = one.x;
  }
  return undefined;
}

/** A zero between two samples of different signs. */
function crossing(at: (x: number) => Sample, left: Sample, right: Sample | undefined): Sample | undefined {
  if (!right || left.y * right.y >= 0) return undefined;
  const x = bisect((value) => at(value).y * left.y > 0, left.x, right.x);
  return { x, y: 0 };
}

/** Runs of zeros, from their first value to their last. */
function stretches(at: (x: number) => Sample, samples: readonly Sample[]): Interval[] {
  const zeros: Interval[] = [];
  for (const [index, { x, y }] of samples.entries()) {
    if (y !== 0) continue;
    const [before, after] = [samples[index - 1], samples[index + 1]];
    const isZero = (value: number) => at(value).y === 0;
    const end = after && after.y !== 0 ? bisect(isZero, x, after.x) : x;
    const last = zeros.at(-1);
    if (before?.y === 0 && last) last.to = end;
    else zeros.push({ from: before ? bisect((value) => !isZero(value), before.x, x) : x, to: end });
  }
  return zeros.map(({ from, to }) =>
    to - from < MIN_INTERVAL ? { from: (from + to) / 2, to: (from + to) / 2 } : { from, to },
  );
}

/** Where a condition that holds at `start` ceases to hold on the way to `end`. */
function bisect(holds: (x: number) => boolean, start: number, end: number): number {
  let [good, bad] = [start, end];
  for (let count = 0; count < HALVINGS; count += 1) {
    const middle = (good + bad) / 2;
    if (holds(middle)) good = middle;
    else bad = middle;
  }
  return (good + bad) / 2;
}
