import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { copyProjectTo } from '../../tools/lib/project-copy.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';

const TWO_MINUTES = 120_000;

it('a build for a host without an email account has mailbox and telephone in place of the form’s button', {
  timeout: TWO_MINUTES,
}, () => {
  const copy = copyProjectTo(temporaryFolder());
  // The other pages would only take time.
  const pages = join(copy, 'src/pages');
  for (const name of readdirSync(pages)) {
    if (!['404.astro', 'Information.astro'].includes(name)) rmSync(join(pages, name), { recursive: true });
  }
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: copy,
    encoding: 'utf8',
    timeout: TWO_MINUTES - 10_000,
    // Vitest's own variables would make it a build for development.
    env: { PATH: process.env['PATH'], ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  expect(status, stderr).toBe(0);

  const form = parse(readFileSync(join(copy, 'dist/Information.html'), 'utf8')).querySelector('main form');
  expect(form?.querySelectorAll('label').length).toBeGreaterThanOrEqual(4);
  expect(form?.querySelectorAll('button, input[type=submit]').length).toBe(0);
  expect(form?.querySelector('a[href^="mailto:"]')?.text).toBe('contact@uppercrust.example');
  expect(form?.querySelector('a[href^="tel:"]')?.text).toMatch(/^\+91/);
  // Whoever would type for nothing reads it first.
  expect(form?.firstElementChild?.querySelector('a[href^="mailto:"]')).not.toBeNull();
  expect(form?.closest('astro-island') === null).toBe(true);
});
