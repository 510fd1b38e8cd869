/** What shows whether a result has a word: its text, the positions where Pagefind found words, and its metadata. */
export interface SearchResult {
  content: string;
  /** Indexes of words of the content. */
  locations: number[];
  meta: Record<string, string | undefined>;
}

/** “High-water” → “highwater”: the letters and digits of a word, as Pagefind compares them. */
const lettersOf = (word: string) =>
  word
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const wordsIn = (text: string) => text.split(/\s+/).map(lettersOf).filter(Boolean);

/**
 * Endings after the stem of an English word, whose last letter may be doubled: “plan”, “planning”. Not an e, which is
 * left out before another: “career” has nothing to do with “care”.
 */
const endings =
  /^(?!ee)(.)\1?(abil|able|al|an[ct]|at|e|ed|en[ct]|er|ful|i|ib[il]|ic|ing|ion|is[mt]|it|iv|iz|ly|ment|ness|or|ou|s|y)*$/;

/** Minimum length of a stem: “b” is not a stem of “bitcoin”. */
const MIN_STEM = 3;

function hasStemOf(typed: string, word: string): boolean {
  let shared = 0;
  while (shared < typed.length && typed[shared] === word[shared]) shared += 1;
  return shared >= MIN_STEM && endings.test(typed.slice(shared - 1));
}

function matchedWords({ content, locations, meta }: SearchResult): string[] {
  const words = content.split(/\s+/);
  return [...locations.map((location) => lettersOf(words[location] ?? '')), ...wordsIn(Object.values(meta).join(' '))];
}

/**
 * Whether Pagefind’s results contain every typed word, or another form of it. If a word matches nothing, Pagefind
 * shortens it until something starts with it: “asdfqwer” finds “as”. It does so for all results or for none, so they
 * are checked together.
 */
export function allWordsMatch(typed: string, found: readonly SearchResult[]): boolean {
  const matched = [...new Set(found.flatMap(matchedWords))];
  return wordsIn(typed).every((word) => matched.some((other) => other.includes(word) || hasStemOf(word, other)));
}
