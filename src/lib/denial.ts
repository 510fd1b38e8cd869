/** Words that turn what follows into its opposite; “not only” does not. */
const before = /\b(no|not(?! only\b)|neither|never|nor|nobody|none|nothing|without|cannot|\p{L}+n’t|\p{L}+n't)\b/iu;

/** A denial that comes close behind: “a guarantee is not given”. */
const behind =
  /^[^,;]{0,25}\b(is|are|was|were|do|does|did|can|could|will|would|may|has|have)\s+(not|never)\b(?! only\b)/i;

/** Where a denial ends: at the end of a sentence, and where it turns round. */
const turns = /[.;:!?…]\s|\n\n|\bbut\b/giu;

/**
 * Whether a sentence denies one of its words: “nobody guarantees it” does, “guaranteed, not hoped for” does not.
 *
 * @param start where the word begins
 * @param length its letters
 */
export function isDenied(text: string, start: number, length: number): boolean {
  // A long text has its denial near: what stands further off denies something else.
  const head = text.slice(Math.max(0, start - 200), start);
  const clause = head.slice([...head.matchAll(turns)].reduce((_, turn) => turn.index + turn[0].length, 0));
  return before.test(clause) || behind.test(text.slice(start + length, start + length + 60));
}
