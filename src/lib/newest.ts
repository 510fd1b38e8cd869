/** The latest of several days; undefined if there is none. */
export function newest(days: readonly (Date | undefined)[]): Date | undefined {
  const times = days.flatMap((day) => (day ? [day.getTime()] : []));
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}
