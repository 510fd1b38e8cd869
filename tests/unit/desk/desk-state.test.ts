import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { deskState } from '../../../tools/desk/server/desk-state.ts';
import { temporaryFolder } from '../../lib/temporary-folder.ts';

it('knows after a new start which state of a file a window was shown, and that it has changed since', () => {
  const root = temporaryFolder();
  const file = 'content/tax.yaml';
  mkdirSync(path.join(root, 'content'));
  const write = (text: string) => {
    writeFileSync(path.join(root, file), text);
  };
  const start = () => deskState(root, () => () => '');

  write('percent: 20\n');
  expect(start().isStale(file)).toBe(false);
  start().open(file);
  expect(start().isStale(file)).toBe(false);
  write('percent: 15\n');
  expect(start().isStale(file)).toBe(true);
  start().forget(file);
  expect(start().isStale(file)).toBe(false);

  start().open(file);
  rmSync(path.join(root, file));
  expect(start().isStale(file)).toBe(true);
  // Somebody who was told goes on without the file.
  start().open(file);
  expect(start().isStale(file)).toBe(false);
});
