import { expect, it, test } from 'vitest';
import { textCharacters } from '../../../../src/lib/texts/font-characters.ts';
import { checkCharacters } from '../../../../src/collections/checks/check-characters.ts';

const check = (text: string) => checkCharacters(text, 'content/faq/a.mdx');

it('accepts the characters of the fonts, line ends and tabs', () => {
  expect(check(textCharacters)).toEqual([]);
  expect(check('₹50 lakh – “so”\r\n\tand more\n')).toEqual([]);
});

test.each([
  ['a hyphen that does not break', '\u2011', '“\u2011” (U+2011)', 'use a plain hyphen'],
  ['a space that cannot be seen', '\u200B', 'the invisible character after “two” (U+200B)', 'remove it'],
  ['a line break from Word', '\u000B', 'after “two” (U+000B)', 'use a plain space or the Enter key'],
  ['two letters in one', '\uFB01', '“ﬁ” (U+FB01)', 'type the letters separately'],
])('names %s and its line', (_, character, name, advice) => {
  const message = expect.stringContaining(`${name} is not in the site’s fonts: ${advice}`) as string;
  expect(check(`one\ntwo${character}\n`)).toMatchObject([{ code: 'character', line: 2, message }]);
});

test.each([
  ['e\u0301', 'the second part of “é” (U+0301) is not in the site’s fonts: type é as one letter'],
  ['q\u0301', 'the character “\u0301” (U+0301) is not in the site’s fonts: write it in another way'],
])('says how to type a letter made of two characters: %s', (letter, message) => {
  expect(check(`one\ntwo${letter}\n`)).toMatchObject([{ line: 2, message }]);
});

it('names the words of another script as a whole, not letter by letter', () => {
  const found = check('title: മലയാളം പഠിക്കാം\n\nമലയാളം here, and മലയാളം പഠിക്കാം there.\n');
  expect(found.map(({ code, line, message }) => `${code} ${String(line)} ${message.slice(0, 30)}`)).toEqual([
    'other-script 1 “മലയാളം പഠിക്കാം” has letters ',
    'other-script 3 “മലയാളം” has letters that are ',
  ]);
});

it('reports each character once, at its first occurrence', () => {
  expect(check('✓\n✓ ✗\n✗\n').map(({ line }) => line)).toEqual([1, 2]);
});
