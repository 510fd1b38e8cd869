/** Midnight in Kochi is half past six in the evening UTC. */
export const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/**
 * Whether visitors do not get to see an entry yet: it is a draft, or its day has not come. A day begins in India.
 *
 * @param data its fields; `publishDate` is midnight UTC of the day, as the schemas read it
 * @param now the moment of the build
 */
export function isHeldBack(data: { draft?: unknown; publishDate?: unknown }, now: Date): boolean {
  if (data.draft === true) return true;
  return data.publishDate instanceof Date && data.publishDate.getTime() > now.getTime() + INDIA_AHEAD_MS;
}
