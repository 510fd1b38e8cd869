/** What makes a negative an emphasis, or one of something else: “not only”, “no doubt”, “nobody doubts”, “nothing to fear”. */
const emphatic = String.raw`(?! (?:(?:one|an?|any|the|in|to|be|have|need|can|could|should) )*(?:only|just|merely|simply|before|worr(?:y|ies|ied)|doubts?|question|wonders?|secret|surprise|fear|deny|hide|forget|miss|wait|hesitate)\b)`;

/** Words that turn what follows into its opposite. */
const before = new RegExp(
  String.raw`\b(?:no|not|neither|never|nor|nobody|none|nothing|without|cannot|\p{L}+n[’']t)\b${emphatic}`,
  'iu',
);

/** A denial that comes close behind: “a guarantee is not given”, “guaranteed returns do not exist”. */
const behind = new RegExp(
  String.raw`^[^,;]{0,25}\b(?:(?:is|are|was|were|can|could|will|would|may|has|have)\s+(?:not|never)\b${emphatic}|(?:do|does|did)\s+not\s+(?:exist|apply|come)\b)`,
  'i',
);

/**
 * Where a denial ends: at the end of a sentence, where it turns round or a reason begins, and at a comma, unless that parts a
 * list of “or”.
 */
const turns =
  /[.;:!?…]\s|\n\n|\b(?:but|because)\b|\b(?<!\bas \p{L}+ )(?:as|since)(?= (?:the|your|our|its|we|you|it|all|every)\b)|,(?!\s(?:[\p{L}’'-]+\s?){1,3}(?:,\s(?:[\p{L}’'-]+\s?){1,3})*,?\s?\bn?or\b)/giu;

/**
 * Whether a sentence denies one of its words: “nobody guarantees it” does, “guaranteed, not hoped for” does not.
 *
 * @param start where the word begins
 * @param length its letters
 */
export function isDenied(text: string, start: number, length: number): boolean {
  // A long text has its denial near: what stands further off denies something else.
  const begin = Math.max(0, start - 200);
  const near = text.slice(begin, start + length + 60);
  const ends = [...near.matchAll(turns)].map(({ index, 0: turn }) => begin + index + turn.length);
  const clause = text.slice(ends.findLast((end) => end <= start) ?? begin, start);
  return before.test(clause) || behind.test(text.slice(start + length, start + length + 60));
}
