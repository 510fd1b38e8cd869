import { existsSync, mkdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Places, takeLock } from '../../../tools/lib/publish-site.ts';
import { temporaryFolder } from '../../lib/temporary-folder.ts';

function places(): Places & { file: string } {
  const workshop = join(temporaryFolder(), 'publish');
  return { site: '', workshop, file: `${workshop}.lock` };
}

it('is taken, given back, and taken again', async () => {
  const found = places();
  const release = await takeLock(found);
  expect(existsSync(found.file)).toBe(true);
  await release();
  expect(existsSync(found.file)).toBe(false);
  await (
    await takeLock(found)
  )();
});

it('is taken over from a build that was killed, as nobody renews it', async () => {
  const found = places();
  mkdirSync(found.file, { recursive: true });
  utimesSync(found.file, 0, 0);
  await (
    await takeLock(found, 0)
  )();
  expect(existsSync(found.file)).toBe(false);
});
