import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { baselineOf } from '../../../tools/desk/server/baseline.ts';
import { temporaryFolder, writeInto } from '../../lib/temporary-folder.ts';

const [one, two] = ['content/one.yaml', 'content/two.yaml'] as const;

/** What a desk that is started now would hand over from a project without Git. */
const listed = async (root: string) => (await (await baselineOf(root)).changed()).map(({ file }) => file);

test('without Git, changes and a zip survive a deletion of .cache', async () => {
  const root = temporaryFolder();
  writeInto(root, { [one]: 'a', [two]: 'a' });
  const baseline = await baselineOf(root);
  writeInto(root, { [one]: 'b' });
  baseline.pack();
  writeInto(root, { [two]: 'b' });
  rmSync(path.join(root, '.cache'), { recursive: true, force: true });
  expect(await listed(root)).toEqual([one, two]);
  expect(baseline.renew()).toBe(true);
  expect(await listed(root)).toEqual([two]);
});
