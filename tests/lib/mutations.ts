import type { Random } from '../../src/lib/random.ts';

type Mutation = (text: string, random: Random) => string | Uint8Array;

/** What a parser may take time over when a line is full of it. */
const units = ['a', 'word ', '[', '> ', '<Note>', '{', '*a ', '| a ', '![a](', '- ', '`', '&a '];

const below = (random: Random, count: number) => Math.floor(random() * count);

const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[below(random, items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
};

/** Changes the lines of a text. */
const inLines =
  (change: (lines: string[], random: Random) => void): Mutation =>
  (text, random) => {
    const lines = text.split('\n');
    change(lines, random);
    return lines.join('\n');
  };

/** Puts something in at any place. */
const insert =
  (things: readonly string[]): Mutation =>
  (text, random) => {
    const at = below(random, text.length + 1);
    return text.slice(0, at) + pick(random, things) + text.slice(at);
  };

const bytes = (text: string) => new TextEncoder().encode(text);

/** What editors, word processors, keyboards and careless hands do to a file. */
export const mutations: Record<string, Mutation> = {
  'a line cut out': inLines((lines, random) => lines.splice(below(random, lines.length), 1)),
  'several lines cut out': inLines((lines, random) => lines.splice(below(random, lines.length), 1 + below(random, 8))),
  'a line doubled': inLines((lines, random) => {
    const at = below(random, lines.length);
    lines.splice(at, 0, lines[at] ?? '');
  }),
  'two lines swapped': inLines((lines, random) => {
    const [a, b] = [below(random, lines.length), below(random, lines.length)];
    [lines[a], lines[b]] = [lines[b] ?? '', lines[a] ?? ''];
  }),
  'a line cut short': inLines((lines, random) => {
    const at = below(random, lines.length);
    lines[at] = (lines[at] ?? '').slice(0, below(random, (lines[at] ?? '').length + 1));
  }),
  'a line moved in': inLines((lines, random) => {
    const at = below(random, lines.length);
    lines[at] = `${pick(random, [' ', '  ', '\t', '      '])}${lines[at] ?? ''}`;
  }),
  'the end cut off': (text, random) => text.slice(0, below(random, text.length)),
  'the beginning cut off': (text, random) => text.slice(below(random, 200)),
  'a character lost': (text, random) => {
    const at = below(random, text.length);
    return text.slice(0, at) + text.slice(at + 1);
  },
  'a sign put in': insert([
    ...Array.from('<>{}[]()"\'`*_#:|&!%@~^\\/-=+$?;,.'),
    '---',
    '```',
    '~~~',
    '{/*',
    '*/}',
    '</',
    '/>',
    '<!--',
    '-->',
    '![',
    '](',
    '${',
    '{{',
    '<?',
    ']]>',
  ]),
  'a word of programs put in': insert([
    '\nimport a from "b"\n',
    '\nexport default 1\n',
    '<script>',
    '{alert(1)}',
    '{(((((',
    '{[1,2',
    '{`${',
    '<a.b.c>',
    '<x:y>',
    '<></>',
    '{...x}',
    '\n\n<div\n',
    'javascript:',
  ]),
  'an emoji': insert(['🙂', '👩‍👩‍👧‍👦', '🇮🇳', '❤️', '☎']),
  'right-to-left text': insert(['שלום', 'مرحبا بالعالم', '\u202Eabc', '\u2067x\u2069']),
  'signs that cannot be seen': insert([
    '\u200B',
    '\u00AD',
    '\uFEFF',
    '\u2028',
    '\u0000',
    '\u0007',
    '\u001B[31m',
    '\u0085',
    '\v',
    '\f',
  ]),
  'half of a pair': insert(['\uD83D', '\uDE42']),
  'a byte order mark': (text) => `\uFEFF${text}`,
  'Windows line ends': (text) => text.replaceAll('\n', '\r\n'),
  'old Mac line ends': (text) => text.replaceAll('\n', '\r'),
  'mixed line ends': (text, random) => text.replace(/\n/g, () => pick(random, ['\n', '\r\n', '\r'])),
  'bytes that are no letters': (text, random) => {
    const all = bytes(text);
    for (let count = 1 + below(random, 5); count > 0; count -= 1) all[below(random, all.length)] = below(random, 256);
    return all;
  },
  'an old encoding': (text) => Uint8Array.from(Buffer.from(text, 'latin1')),
  'two bytes a letter': (text) => Uint8Array.from(Buffer.from(text, 'utf16le')),
  'nothing at all': () => '',
  'a line of a million letters': inLines((lines, random) => {
    lines[below(random, lines.length)] = pick(random, [...units, '((']).repeat(2 ** 20);
  }),
  'a line of ten thousand letters': inLines((lines, random) => {
    const unit = pick(random, [...units, '(', '[a](', '</Note>', '_a __b ', '{}', '{(', '[[', '# ']);
    lines[below(random, lines.length)] = unit.repeat(Math.floor(10_000 / unit.length));
  }),
  'many deep lines': inLines((lines, random) => {
    const unit = pick(random, ['- ', '> ', '  ', '<Note>', '[', '1. ']);
    const deep = Array.from({ length: 150 }, (_, depth) => `${unit.repeat(depth)}a`);
    lines.splice(below(random, lines.length), 0, ...deep);
  }),
};

/** A text after one to three random changes, and their names. */
export function mutate(original: string, random: Random): { steps: string[]; result: Uint8Array } {
  const steps: string[] = [];
  let current: string | Uint8Array = original;
  for (let count = 1 + below(random, 3); count > 0; count -= 1) {
    const name = pick(random, Object.keys(mutations));
    steps.push(name);
    const text: string = typeof current === 'string' ? current : new TextDecoder().decode(current);
    current = mutations[name]?.(text, random) ?? text;
  }
  return { steps, result: typeof current === 'string' ? bytes(current) : current };
}
