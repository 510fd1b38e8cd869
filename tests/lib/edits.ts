import fc from 'fast-check';

type Edit = (text: string) => string | Uint8Array;

/** A position in a text or list, as a fraction of its length. */
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

const at = (place: number, { length }: { length: number }) => Math.floor(place * (length + 1));

/** Changes the lines of a text, starting at a position. */
const inLines =
  (place: number, change: (lines: string[], from: number) => void): Edit =>
  (text) => {
    const lines = text.split('\n');
    change(lines, at(place, lines));
    return lines.join('\n');
  };

/** Typed or pasted text: Markdown, code, other scripts, invisible characters, half an emoji. */
const pasted = [
  ...'< > { } [ ] ( ) " \' ` * _ # : | & ! % @ ~ ^ \\ / - = + $ ? ; , .'.split(' '),
  ...'--- ``` ~~~ {/* */} </ /> <!-- --> ![ ]( ${ {{ <? ]]>'.split(' '),
  ...'<script> {alert(1)} {((((( {[1,2 {`${ javascript: <a.b.c> <x:y> <></> {...x} 🙂 👩‍👩‍👧‍👦 ❤️ ☎ שלום'.split(' '),
  ...['\n\n<div\n', '\nimport a from "b"\n', '\nexport default 1\n', '\u202Eabc', '\u2067x\u2069', '\uD83D', '\uDE42'],
  ...['\u200B', '\u00AD', '\uFEFF', '\u2028', '\u0000', '\u0007', '\u001B[31m', '\u0085', '\v', '\f', '\t', '      '],
];

/** Text that can slow down a parser when it fills a line. */
const units = [
  ...'a [ <Note> </Note> { {( (( ![a]( `'.split(' '),
  ...['word ', '> ', '*a ', '| a ', '- ', '&a ', '# '],
];

const ways: Edit[] = [
  () => '',
  (text) => `\uFEFF${text}`,
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => text.replaceAll('\n', '\r'),
  (text) => Uint8Array.from(Buffer.from(text, 'latin1')),
  (text) => Uint8Array.from(Buffer.from(text, 'utf16le')),
];

/** Edits as made by editors, word processors, keyboards and by accident. */
export const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(share, fc.constantFrom(...pasted)).map(([place, sign]): Edit => (text) => {
    const index = at(place, text);
    return text.slice(0, index) + sign + text.slice(index);
  }),
  fc.tuple(share, fc.nat(200)).map(([place, length]): Edit => (text) => {
    const index = at(place, text);
    return text.slice(0, index) + text.slice(index + length);
  }),
  fc.tuple(share, fc.nat(8)).map(([place, count]) => inLines(place, (lines, from) => lines.splice(from, count))),
  fc
    .tuple(share, share)
    .map(([place, to]) => inLines(place, (lines, from) => lines.splice(at(to, lines), 0, lines[from] ?? ''))),
  fc
    .tuple(share, fc.constantFrom(...units), fc.constantFrom(150, 10_000, 2 ** 20))
    .map(([place, unit, length]) => inLines(place, (lines, from) => (lines[from] = unit.repeat(length / unit.length)))),
  fc.tuple(share, fc.constantFrom(...units)).map(([place, unit]) =>
    inLines(place, (lines, from) => {
      lines.splice(from, 0, ...Array.from({ length: 150 }, (_, depth) => `${unit.repeat(depth)}a`));
    }),
  ),
  fc.tuple(share, fc.uint8Array({ minLength: 1, maxLength: 5 })).map(([place, bytes]): Edit => (text) => {
    const all = Buffer.from(text);
    all.set(bytes.subarray(0, Math.max(0, all.length - at(place, all))), Math.min(at(place, all), all.length));
    return all;
  }),
  fc.constantFrom(...ways),
);
