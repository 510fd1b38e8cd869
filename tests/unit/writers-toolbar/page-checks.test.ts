import { expect, it, test } from 'vitest';
import { pageChecks } from '../../../src/integrations/writers-toolbar/page-checks.ts';

const file = 'content/communiques/Communique2.mdx';
const at = (line: number, message: string, where = file) => ({ file: where, line, message });

it('says what is wrong in the file behind a page, and what to look at, with its line', () => {
  const found = {
    mistakes: [at(3, 'is wrong', 'content/communiques/Communique1.mdx'), { ...at(4, 'is no day'), field: 'date' }],
    warnings: [at(9, '“scheme” is another product'), at(9, 'is long', 'content/faq.yaml')],
  };
  expect(pageChecks(found, file)).toEqual({
    summary: '1 mistake, 1 warning',
    findings: ['Line 4: date is no day', 'Line 9: “scheme” is another product'],
  });
});

it('says that the checks have failed, not that nothing is wrong', () => {
  const { summary, findings } = pageChecks(undefined, file);
  expect(summary).toMatch(/^Not checked/);
  expect(findings).toEqual([]);
});

test.each([
  [0, 0, 'No mistakes'],
  [0, 1, 'No mistakes, 1 warning'],
  [1, 0, '1 mistake'],
  [2, 3, '2 mistakes, 3 warnings'],
])('%i and %i are “%s”', (mistakes, warnings, expected) => {
  const problems = (length: number) => Array.from({ length }, () => at(1, 'x'));
  expect(pageChecks({ mistakes: problems(mistakes), warnings: problems(warnings) }, file).summary).toBe(expected);
});
