/** An event of Chrome's trace format, as far as it matters here. Durations in microseconds. */
export interface TraceEvent {
  /** `X` for an event with a duration. */
  ph: string;
  /** How long it took by the clock. */
  dur?: number;
  /** How long its thread was at work in that time. */
  tdur?: number;
}

/**
 * Gives every event of a trace the time for which its thread was at work, in place of the time that went by. On a quiet
 * machine the two are the same. Where other programs take the processor in between, the clock counts their work as
 * the page's, and Lighthouse multiplies it by four.
 */
export function inCpuTime<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  return events.map((event) =>
    event.ph === 'X' && event.dur !== undefined && event.tdur !== undefined && event.tdur < event.dur
      ? { ...event, dur: event.tdur }
      : event,
  );
}
