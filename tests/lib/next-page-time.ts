/** An event of Chrome's trace format, as far as it matters here. Times in microseconds. */
export interface TraceEvent {
  name: string;
  /** `X` for an event with a duration. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** How long it took by the clock. */
  dur?: number;
  /** How long its thread was at work in that time. */
  tdur?: number;
  args?: { name?: string };
}

/** The mark that a page under test sets when it is clicked. */
export const CLICKED = 'clicked';

/** Categories of the browser's trace in which `nextPageTime` finds its events. */
export const traced = ['toplevel', 'blink.user_timing', 'loading', 'navigation'];

/**
 * How long after a click the page that was made ahead is on the screen, in ms, on a device whose pages are slower by a
 * factor. It is simulated, as Lighthouse simulates a slow line: to the time that went by, the factor adds each
 * millisecond for which a page's main thread was at work, and the browser's own throttling slows nothing else. That
 * of the page that is left counts until it has said where to go, that of the next page until it is painted. The
 * throttling itself holds a processor busy all the while; on a machine with two, that would be measured instead.
 *
 * @param trace of the categories `traced`
 * @throws an error that names the event which the trace should have and has not
 */
export function nextPageTime(trace: readonly TraceEvent[], slowdown: number): number {
  const find = (what: string, isIt: (event: TraceEvent) => boolean) => {
    const event = trace.find(isIt);
    if (event === undefined) throw new Error(`The trace has no ${what}.`);
    return event;
  };
  const click = find('click', ({ name }) => name === CLICKED);
  const leave = find(
    'start of a navigation after the click',
    ({ name, pid, ts }) => name === 'RenderFrameImpl::BeginNavigation' && pid === click.pid && ts >= click.ts,
  );
  const paint = find('paint after the click', ({ name, ts }) => name === 'firstContentfulPaint' && ts > click.ts);

  const work = (pid: number, until: number) => {
    const main = find(
      'main thread of the page',
      (event) => event.pid === pid && event.name === 'thread_name' && event.args?.name === 'CrRendererMain',
    );
    return trace
      .filter(({ name, ph, tid }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X' && tid === main.tid)
      .filter((event) => event.pid === pid)
      .reduce((sum, task) => sum + workBetween(task, click.ts, until), 0);
  };
  // One process may hold both pages.
  const left = paint.pid === click.pid ? 0 : work(click.pid, leave.ts + (leave.dur ?? 0));
  return (paint.ts - click.ts + (slowdown - 1) * (left + work(paint.pid, paint.ts))) / 1000;
}

/** The part of a task's work that falls into a time, if it works evenly. */
function workBetween({ ts, dur = 0, tdur = dur }: TraceEvent, from: number, to: number): number {
  const inside = Math.min(ts + dur, to) - Math.max(ts, from);
  return inside <= 0 ? 0 : tdur * (inside / dur);
}
