/**
 * Negatives that emphasise, or negate something else: “not only”, “no doubt”, “nobody doubts”, “nothing to fear”, “no
 * other manager”, “nothing beats”, “cannot go wrong”.
 */
const emphatic = String.raw`(?! (?:(?:one|an?|any|the|in|to|be|is|have|need|can|could|should) )*(?:only|just|other|else|merely|simply|before|worr(?:y|ies|ied)|doubts?|question|wonders?|secret|surprise|fear|deny|hide|forget|miss|wait|hesitate|beats?|better|regret|settle|accident|coincidence|go wrong)\b)`;

/** Words that negate what follows. */
const before = new RegExp(
  String.raw`\b(?:no(?!-)|(?<!\bwhy )not|neither|never|nor|nobody|none|nothing|without|cannot|\p{L}+n[’']t)\b${emphatic}`,
  'iu',
);

/** A denial shortly after the word: “a guarantee is not given”, “guaranteed returns do not exist”. */
const behind = new RegExp(
  String.raw`^[^,;]{0,25}\b(?:(?:is|are|was|were|can|could|will|would|may|has|have)\s+(?:not|never)\b${emphatic}|(?:do|does|did)\s+not\s+(?:exist|apply|come)\b)`,
  'i',
);

/**
 * Where a denial ends: at the end of a sentence, before “but” or a reason, before a second thing that is promised (“no
 * lock-in and assured returns”, “without hidden fees you will earn”), and at a comma, unless that separates the items of
 * an “or” list.
 */
const turns =
  /[.;:!?…]\s|\n\n|\b(?:but|because)\b|(?<!\b(?:assured|fixed|promised|guaranteed|sure) )\band(?= (?:an? )?(?:guarantee|assured|fixed|sure|risk-free))|(?<=\b(?:with no|without) (?:[\p{L}’'-]+ ){1,3})(?=(?:you|we)(?: will|’ll) )|\b(?<!\bas \p{L}+ )(?:as|since)(?= (?:the|your|our|its|we|you|it|all|every)\b)|,(?!\s(?:[\p{L}’'-]+\s?){1,3}(?:,\s(?:[\p{L}’'-]+\s?){1,3})*,?\s?\bn?or\b)/giu;

/**
 * Whether a sentence denies one of its words: “nobody guarantees it” does, “guaranteed, not hoped for” does not.
 *
 * @param start index of the word in the text
 * @param length its length
 */
export function isDenied(text: string, start: number, length: number): boolean {
  // In a long text the denial is close by: one further away denies something else.
  const begin = Math.max(0, start - 200);
  const near = text.slice(begin, start + length + 60);
  const ends = [...near.matchAll(turns)].map(({ index, 0: turn }) => begin + index + turn.length);
  const clause = text.slice(ends.findLast((end) => end <= start) ?? begin, start);
  return before.test(clause) || behind.test(text.slice(start + length, start + length + 60));
}
