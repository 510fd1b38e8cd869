import { type ContentProblem, problem } from '../findings/content-problem.ts';

/** Longest stretch between curly brackets that the parser is given: it reads a program there, with no bound of its own. */
const LONGEST = 200;

const remark = /^\{\s*\/\*/;

interface Guarded {
  body: string;
  problems: ContentProblem[];
}

/** The marks that begin a block of code, in which brackets are only shown; and those that end it. */
const opening = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
const closing = /^ {0,3}(`{3,}|~{3,})\s*$/;

/** The marks of the block of code that a line begins or leaves open: only as many of the same kind end it. */
function fenceAfter(line: string, open: string | undefined): string | undefined {
  if (open === undefined) return opening.exec(line)?.[1];
  return closing.exec(line)?.[1]?.startsWith(open) === true ? undefined : open;
}

/** Stretches of code within a line: nothing in them is a bracket. */
const inlineCode = /`[^`]+`/g;

/**
 * Takes out what the parser should never see: curly brackets that are not closed soon, and lines that begin with a
 * command of programs. Every character keeps its place.
 */
export function guardBrackets(body: string, file: string): Guarded {
  const problems: ContentProblem[] = [];
  let fence: string | undefined;
  let remarkGoesOn = false;
  const lines = body.split('\n').map((line, index, all) => {
    const place = { file, line: index + 1 };
    if (remarkGoesOn) {
      remarkGoesOn = !line.includes('*/}');
      return line;
    }
    fence = fenceAfter(line, fence);
    if (fence !== undefined) return line;
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
