/** Maximum length of a description in search results. */
const MAX_LENGTH = 160;

/** The first sentence of a text. A full stop after one capital is that of an initial, as in “K. Nair”; “Dr.” has one, too. */
const firstSentence = (text: string) =>
  /^.*?(?<!\b(?:\p{Lu}|Dr|Mrs?|Ms|Prof|St|Rs|No|Ltd|Com))[.?!](?=\s|$)/su.exec(text)?.[0] ?? text;

/** The text, cut after a whole word if it is longer than `MAX_LENGTH`. */
function shortened(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  return `${text.slice(0, MAX_LENGTH).replace(/[\s,;:–]*\S*$/u, '')}…`;
}

/**
 * A member’s page in search results: the role, and the first sentence of the biography, which says what the person does.
 *
 * @param info the biography
 */
export const memberSummary = ({ title, info }: { title: string; info: string }, firm: string) =>
  shortened(`${title} at ${firm}. ${firstSentence(info.replaceAll(/\s+/g, ' ').trim())}`);
