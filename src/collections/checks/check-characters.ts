import { textCharacters } from '../../lib/texts/font-characters.ts';
import { type Finding, finding } from '../findings/finding.ts';
import type { ContentFile } from '../loader/read-file.ts';

/** Matches a character that the fonts lack; most files have none. */
const unknown = new RegExp(`[^${textCharacters.replace(/[\]\\^-]/g, '\\$&')}\\n\\r\\t]`, 'u');

/** Remedies for characters that come with text pasted from a word processor. */
const remedies: [remedy: string, characters: string][] = [
  ['remove it; the browser decides where a word breaks', '\u00AD'],
  ['remove it', '\u200B\u200D\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2060\u2066\u2067\u2068\u2069\uFE0F\uFEFF'],
  ['use a plain space or the Enter key', '\u000B\u000C\u2002\u2003\u2007\u2009\u200A\u2028\u2029\u202F'],
  ['type the letters separately', '\uFB00\uFB01\uFB02\uFB03\uFB04'],
  ['use a plain hyphen', '\u2010\u2011'],
  ['use –', '\u2015'],
  ['use ‘', '\u201A'],
  ['use “', '\u201E'],
  ['use ’', '\u2032'],
  ['use ”', '\u2033'],
  ['a letter was lost when the file was saved; type it again', '\uFFFD'],
];

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Names a character; an invisible one, or one that would affect the terminal, by the word before it. */
function shown(character: string, line: string): string {
  if (!/[\p{C}\p{Z}\uFE0F]/u.test(character)) return `the character “${character}”`;
  const word = /[^\p{C}\p{Z}]*$/u.exec(line.slice(0, line.indexOf(character)))?.[0] ?? '';
  return `the invisible character ${word === '' ? 'at the beginning of its line' : `after “${word.slice(-40)}”`}`;
}

/** Words in a script that the fonts lack, including the joiners that some scripts use between letters. */
const otherScript =
  /[[\p{L}\p{M}\u200C\u200D]--\p{Script=Latin}]{2,}(?: [[\p{L}\p{M}\u200C\u200D]--\p{Script=Latin}]+)*/gv;

/** 40 characters are enough to find the place. */
const shortened = (words: string) => (words.length > 40 ? `${words.slice(0, 40)}…` : words);

/** Characters that the fonts lack: in the file as it is typed or, if it has none, in its text, which may have `&check;`. */
export function checkCharactersOf({ source, body, file }: ContentFile): Finding[] {
  const typed = checkCharacters(source.text, file);
  if (typed.length > 0) return typed;
  return body.blocks.flatMap(({ text, line }) => checkCharacters(text, file).map((found) => ({ ...found, line })));
}

/** One finding per character or run of words, at its first line. */
export function checkCharacters(text: string, file: string): Finding[] {
  if (!unknown.test(text)) return [];
  const findings = new Map<string, Finding>();
  for (const [index, line] of text.split('\n').entries()) {
    const at = { file, line: index + 1 };
    const rest = line.replace(otherScript, (words) => {
      if (!unknown.test(words)) return words;
      if (!findings.has(words)) findings.set(words, finding('other-script', at, { words: shortened(words) }));
      return '';
    });
    for (const { 0: sign, index } of rest.matchAll(new RegExp(unknown, 'gu'))) {
      // A combining mark that forms one letter with the character before it.
      const letter = `${rest[index - 1] ?? ''}${sign}`.normalize('NFC');
      const isMark = letter.length === 1 && !unknown.test(letter);
      const [known, character] = isMark ? [letter, `the second part of “${letter}”`] : [sign, shown(sign, line)];
      if (findings.has(known)) continue;
      const remedy = remedies.find(([, characters]) => characters.includes(sign))?.[0];
      const words = { character, code: codePoint(sign), instead: isMark ? `type ${letter} as one letter` : remedy };
      findings.set(known, finding('character', at, words));
    }
  }
  return [...findings.values()];
}
