/**
 * When an island hydrates besides the visitor's pointing at it, focusing, touching, clicking or submitting something in
 * it: `<Island client:intent={{ … }} />`.
 */
export interface IntentOptions {
  /**
   * For islands that are only looked at: half of it in view (or half of the view full of it) is the intent, and nothing
   * else is. Never under reduced motion, as such a script only moves things.
   */
  visible?: true;
  /** At once if the tab's sessionStorage holds this key, such as a draft that the island puts back. */
  stored?: string;
}
