import { describe, expect, it } from 'vitest';
import { ContentError } from '../../../../src/collections/findings/content-problem.ts';

describe('ContentError', () => {
  const problem = {
    code: 'field-type' as const,
    file: 'content/faq/a.mdx',
    line: 3,
    field: 'order',
    message: 'must be a number',
  };

  it('has a line for every problem: file and line, field, words', () => {
    expect(new ContentError([problem]).message).toMatch(/^1 mistake in the content:\n/);
    const error = new ContentError([problem, { ...problem, line: 7, field: undefined, message: 'unknown field “a”' }]);
    expect(error.message).toBe(
      '2 mistakes in the content:\n' +
        '  content/faq/a.mdx:3  order must be a number\n' +
        '  content/faq/a.mdx:7  unknown field “a”',
    );
    expect(error.name).toBe('ContentError');
    expect(error.problems).toHaveLength(2);
  });
});
