import type { ContentProblem } from '../loaders/content-problem.ts';
import { problem } from './problem.ts';

/** Longest stretch between curly brackets that the parser is given: it reads a program there, with no bound of its own. */
const LONGEST = 200;

const remark = /^\{\s*\/\*/;

interface Guarded {
  body: string;
  problems: ContentProblem[];
}

/** Whether a line opens or closes a block of code, in which brackets are only shown. */
const isFence = (line: string) => /^\s{0,3}(```|~~~)/.test(line);

/** Stretches of code within a line: nothing in them is a bracket. */
const inlineCode = /`[^`]+`/g;

/**
 * Takes out what the parser should never see: curly brackets that are not closed soon, and lines that begin with a
 * command of programs. Every character keeps its place.
 */
export function guardBrackets(body: string, file: string): Guarded {
  const problems: ContentProblem[] = [];
  let isCode = false;
  let remarkGoesOn = false;
  const lines = body.split('\n').map((line, index, all) => {
    const place = { file, line: index + 1 };
    if (isFence(line)) isCode = !isCode;
    if (isCode) return line;
    if (remarkGoesOn) {
      remarkGoesOn = !line.includes('*/}');
      return line;
    }
    const command = /^(import|export)\b/.exec(line)?.[1];
    if (command !== undefined && (all[index - 1] ?? '').trim() === '') {
      problems.push(problem('module', place, { word: command }));
      return ' '.repeat(line.length);
    }
    return guardLine(line, {
      rest: () => all.slice(index + 1).join('\n'),
      onOpen: () => problems.push(problem('brace', place, undefined)),
      onRemark: () => {
        remarkGoesOn = true;
      },
    });
  });
  return { body: lines.join('\n'), problems: oneForEachLine(problems) };
}

interface Guard {
  rest: () => string;
  onOpen: () => void;
  onRemark: () => void;
}

function guardLine(line: string, { rest, onOpen, onRemark }: Guard): string {
  if (!line.includes('{')) return line;
  const code = [...line.matchAll(inlineCode)].map((match) => [match.index, match.index + match[0].length] as const);
  const isInCode = (offset: number) => code.some(([from, to]) => offset >= from && offset < to);
  let safe = line;
  for (let open = line.indexOf('{'); open >= 0; open = line.indexOf('{', open + 1)) {
    if (isInCode(open)) continue;
    if (remark.test(line.slice(open, open + LONGEST))) {
      const end = line.indexOf('*/}', open);
      if (end >= 0) {
        open = end;
        continue;
      }
      if (rest().includes('*/}')) {
        onRemark();
        return safe;
      }
    } else if (line.slice(open, open + LONGEST).includes('}')) {
      continue;
    }
    safe = `${safe.slice(0, open)} ${safe.slice(open + 1)}`;
    onOpen();
  }
  return safe;
}

/** A line with twenty curly brackets has one thing wrong with it. */
const oneForEachLine = (problems: ContentProblem[]) =>
  problems.filter(({ line }, index) => problems[index - 1]?.line !== line);
