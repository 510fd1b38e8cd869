import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { checksInWords, pageChecks } from '../../../src/integrations/writers-bar/page-checks.ts';
import { root } from '../../lib/content-files.ts';
import { change } from '../../lib/project-copy.ts';
import { temporaryFolder } from '../../lib/temporary-folder.ts';

const file = 'content/communiques/Communique2.mdx';

it('says what is wrong in the file behind a page, and what to look at, with its line', () => {
  const copy = temporaryFolder();
  cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true });
  symlinkSync(join(root, 'public'), join(copy, 'public'), 'junction');
  change(join(copy, file), /^When the rupee falls.*$/m, 'This scheme is explained [here](/FAQ).');
  change(join(copy, 'content/communiques/Communique1.mdx'), /^date: .*$/m, 'date: 2025-02-30');

  const { mistakes, warnings } = pageChecks(copy, file);

  expect(mistakes).toEqual([expect.stringMatching(/^Line 9: .*“here”/)]);
  expect(warnings).toEqual([expect.stringMatching(/^Line 9: .*scheme/)]);
});

it('finds nothing in the content as it is', () => {
  expect(pageChecks(root, file)).toEqual({ mistakes: [], warnings: [] });
});

test.each([
  [0, 0, 'No mistakes'],
  [0, 1, 'No mistakes, 1 warning'],
  [1, 0, '1 mistake'],
  [2, 3, '2 mistakes, 3 warnings'],
])('%i and %i are “%s”', (mistakes, warnings, expected) => {
  const lines = (length: number) => Array.from({ length }, () => 'Line 1: x');
  expect(checksInWords({ mistakes: lines(mistakes), warnings: lines(warnings) })).toBe(expected);
});
