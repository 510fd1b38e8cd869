import { countedRange, type Range } from '../format.ts';

/** “3–5 working days”, “1 working day”. */
export const workingDays = (days: Range) => countedRange(days, 'working day');

/** Working days of all steps together; a step without days takes the client’s time and is not counted. */
export const daysInAll = (steps: readonly { days?: Range | undefined }[]): Range =>
  steps.reduce<Range>((sum, { days = { min: 0, max: 0 } }) => ({ min: sum.min + days.min, max: sum.max + days.max }), {
    min: 0,
    max: 0,
  });

/** The steps, each with its latest start and end, in working days since the first step began. */
export const withLatestSpans = <Step extends { days?: Range | undefined }>(steps: readonly Step[]) =>
  steps.map((step, index) => {
    const from = daysInAll(steps.slice(0, index)).max;
    return { ...step, from, to: from + (step.days?.max ?? 0) };
  });
