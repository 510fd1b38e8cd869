import { expect, it, test } from 'vitest';
import { textCharacters } from '../../../../src/lib/font-characters.ts';
import { checkCharacters } from '../../../../src/collections/checks/check-characters.ts';

const check = (text: string) => checkCharacters(text, 'content/faq/a.mdx');

it('finds nothing wrong with what the fonts have, nor with line ends and tabs', () => {
  expect(check(textCharacters)).toEqual([]);
  expect(check('₹50 lakh – “so”\r\n\tand more\n')).toEqual([]);
});

test.each([
  ['a letter of another script', 'അ', '“അ” (U+0D05)', 'write it in another way'],
  ['a hyphen that does not break', '\u2011', '“\u2011” (U+2011)', 'use a plain hyphen'],
  ['a space that cannot be seen', '\u200B', '“” (U+200B)', 'take it out'],
  ['a mark that turns the line round', '\u202E', '“” (U+202E)', 'write it in another way'],
])('names %s and its line', (_, character, name, advice) => {
  expect(check(`one\ntwo ${character}\n`)).toEqual([
    {
      code: 'character',
      file: 'content/faq/a.mdx',
      line: 2,
      message: expect.stringContaining(`${name} is not in the site’s fonts: ${advice}`) as string,
    },
  ]);
});

it('names the words of another script as a whole, not letter by letter', () => {
  expect(check('title: മലയാളം പഠിക്കാം\n\nമലയാളം here, and മലയാളം പഠിക്കാം there.\n')).toEqual([
    expect.objectContaining({
      code: 'other-script',
      line: 1,
      message: '“മലയാളം പഠിക്കാം” has letters that are not in the site’s fonts: write it in letters A to Z',
    }),
    expect.objectContaining({ line: 3, message: expect.stringContaining('“മലയാളം” has letters') as string }),
  ]);
});

it('names each character once, where it stands first', () => {
  expect(check('✓\n✓ ✗\n✗\n').map(({ line }) => line)).toEqual([1, 2]);
});
