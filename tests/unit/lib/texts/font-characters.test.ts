import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { expect, it, test } from 'vitest';
import {
  basicCharacters,
  displaySigns,
  latin1Characters,
  textCharacters,
} from '../../../../src/lib/texts/font-characters.ts';

const styles = join(import.meta.dirname, '../../../../src/styles');

/** The web fonts of web-fonts.css: family, weight, file, and whether a browser uses it for a code point. */
const faces = readFileSync(join(styles, 'web-fonts.css'), 'utf8')
  .split('@font-face')
  .flatMap((rule) => {
    const value = (name: string) => new RegExp(`${name}: ([^;]*);`).exec(rule)?.[1] ?? '';
    const file = /url\('([^'?]*)/.exec(rule)?.[1];
    const ranges = [...value('unicode-range').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
      ([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const,
    );
    const isFor = (code: number) =>
      ranges.length === 0 || ranges.some(([first, last]) => first <= code && code <= last);
    return file === undefined
      ? []
      : [{ family: value('font-family'), weight: value('font-weight'), file: join(styles, file), isFor }];
  });

/** Characters of `text` that are not in the file that a browser uses for them, at the given weight. */
function missing(family: string, weight: string, text: string): string[] {
  const own = faces.filter((face) => face.family === `'${family}'` && face.weight.includes(weight));
  const fonts = own.map(({ file, isFor }) => ({ font: create(readFileSync(file)), isFor }));
  return Array.from(text).filter((character) => {
    const code = character.codePointAt(0) ?? 0;
    const font = fonts.findLast(({ isFor }) => isFor(code))?.font;
    return font === undefined || font.isCollection || !font.hasGlyphForCodePoint(code);
  });
}

test.each([
  ['Newsreader', '500', basicCharacters + latin1Characters + displaySigns],
  ['Figtree', '400', textCharacters],
  ['Figtree', '600', textCharacters],
])('%s %s has every character that content may use', (family, weight, characters) => {
  expect(missing(family, weight, characters)).toEqual([]);
});

it('are so small that one fits with its headers and two other files into a single flight of a connection', () => {
  for (const { file } of faces) expect(statSync(file).size, file).toBeLessThanOrEqual(9850);
});
