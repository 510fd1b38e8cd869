import type { Finding } from './finding.ts';
import type { SourceFile } from './read-content.ts';

const concern = 'specimens';

/** Names that never lead anywhere (RFC 2606), and words by which writers mark what is not known yet. */
const placeholder = /[\w-]+\.example\b|\(specimen\)|\bto be confirmed\b/i;

function marked({ file, data, lineOf }: SourceFile): Finding[] {
  const { specimen, specimenFields } = data as { specimen?: unknown; specimenFields?: unknown };
  const names = Array.isArray(specimenFields) ? specimenFields.map(String) : [];
  return [
    ...(specimen === true
      ? [
          {
            concern,
            blocks: true,
            where: `${file}:${lineOf(['specimen'])}`,
            what: 'the whole entry is an invented example',
            todo: 'Put the firm’s own in its place and delete the line.',
          },
        ]
      : []),
    ...names.map((name) => ({
      concern,
      blocks: true,
      where: `${file}:${lineOf(name.split('.'))}`,
      what: `the value of ${name} is invented`,
      todo: 'Write the real value and take the name off specimenFields.',
    })),
  ];
}

function unmarked({ file, text }: SourceFile): Finding[] {
  return text.split('\n').flatMap((line, index) => {
    const found = /^\s*#/.test(line) ? undefined : placeholder.exec(line)?.[0];
    if (found === undefined) return [];
    const where = `${file}:${index + 1}`;
    return [
      { concern, blocks: true, where, what: `“${found}” stands for something else`, todo: 'Write what it stands for.' },
    ];
  });
}

/** Invented entries and values: those that are marked, and those that can be told by their words. */
export function specimens(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((source) => {
    const told = marked(source);
    const places = new Set(told.map(({ where }) => where));
    return [...told, ...unmarked(source).filter(({ where }) => !places.has(where))];
  });
}
