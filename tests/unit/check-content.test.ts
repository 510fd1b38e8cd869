import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../lib/content-files.ts';
import { now } from '../lib/content-now.ts';

// tests/content/build.test.ts tests its report of mistakes, together with a build.
test('npm run check:content finds nothing wrong with the site’s own content', () => {
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(now.getTime() / 1000) };
  const { status, stdout } = spawnSync(process.execPath, ['tools/check-content.ts'], {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  expect([status, stdout.trim().split('\n').at(-1)]).toEqual([0, 'There are no mistakes in the content.']);
});
