import { describe, expect, it, test } from 'vitest';
import { guardBrackets } from '../../../../src/collections/loader/guard-brackets.ts';

const linesOf = (body: string) => guardBrackets(body, 'content/x.mdx').problems.map(({ line }) => line);

describe('a block of code', () => {
  test.each([
    ['ends with marks of its own kind', '~~~\n```\n{\n~~~\n{', [5]],
    ['ends with as many marks as began it', '````\n```\n{\n````\n{', [5]],
    ['goes on to the end where nothing ends it', '```\n{\n~~~\n{', []],
    ['does not end with marks that words follow', '```\n``` js\n{\n```\n{', [5]],
    ['does not begin within a line', '``` code ```\n{', [2]],
    ['does not begin in a remark', '{/*\n```\n*/}\n{', [4]],
  ])('%s', (_, body, lines) => {
    expect(linesOf(body)).toEqual(lines);
  });
});

it('takes commands of programs out', () => {
  const { body, problems } = guardBrackets('Words.\n\nexport const a = 1', 'content/x.mdx');
  expect(body).toBe(`Words.\n\n${' '.repeat(18)}`);
  expect(problems.map(({ code, line }) => [code, line])).toEqual([['module', 3]]);
});
