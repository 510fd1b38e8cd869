import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test, vi } from 'vitest';
import { documentFrom } from '../lib/content-now.ts';
import { bytesBelow, change, copyProjectTo } from '../lib/project-copy.ts';
import { run } from '../../tools/lib/run.mjs';
import { withLock } from '../../tools/lib/publish-site.ts';
import { temporaryFolder, writeInto } from '../lib/temporary-folder.ts';

/** Stack traces, which must never be in a message. */
const trace = /stack|\bat .*:\d+:\d+/i;

const report = documentFrom('papers/performance-report.mdx');
const command = ['tools/build.ts'];
const env = { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', VITEST: '' };

async function build(copy: string, ...args: string[]) {
  const options = { cwd: copy, env, output: 'kept', timeoutSeconds: 110 } as const;
  const { code, output } = await run('node', [...command, ...args], options);
  return { status: code, output: stripVTControlCharacters(output) };
}

/** Starts a build, and kills it with SIGKILL once it has written pages. */
async function killedBuild(copy: string): Promise<void> {
  const child = spawn(process.execPath, command, { cwd: copy, env: { ...process.env, ...env }, stdio: 'ignore' });
  const next = join(copy, '.cache/publish/next');
  await vi.waitUntil(() => existsSync(next) && readdirSync(next).length > 0, { timeout: 60_000, interval: 20 });
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a build that is killed, is not alone or has mistakes leaves the site as it was, and says why', async () => {
  const copy = copyProjectTo(temporaryFolder());
  writeInto(join(copy, 'dist'), { 'index.html': 'The site as it was.', 'files/a.pdf': Buffer.from([0, 255, 10]) });
  const before = bytesBelow(join(copy, 'dist'));

  // As during a run of npm run month that is busy for longer than the build waits, and cannot renew its lock meanwhile.
  const busy = () => {
    const other = build(copy);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 7000);
    return other;
  };
  const second = await withLock(copy, busy);
  expect(second.status).toBe(1);
  expect(second.output).toContain(
    'This did not start, because another build, or another program that makes PDFs, is running.',
  );
  expect(second.output).not.toMatch(trace);

  await killedBuild(copy);
  expect(bytesBelow(join(copy, 'dist'))).toEqual(before);
  // As after the minute in which the lock of a killed run still counts. Fails if there is no lock.
  utimesSync(join(copy, '.cache/publish.lock'), 1, 1);

  change(join(copy, 'content/communiques/Communique2.mdx'), /^date: .*$/m, 'date: 2025-02-30');
  change(join(copy, 'content/communiques/Communique2.mdx'), /^---$/m, '---\nauthor: Somebody');
  change(join(copy, 'content/strategies/ModerateCompounders.mdx'), /percent: 60/, 'percent: 61');
  writeInto(join(copy, 'public/files'), { 'nobody lists this.pdf': '%PDF-1.7', 'investor-charter.pdf': '' });
  rmSync(join(copy, 'public/newsletter/what-is-a-moat.pdf'));
  change(join(copy, report.file), /period: .*/, 'period: 2999-12');

  const { status, output } = await build(copy);
  const alike = await run('node', ['tools/check-content.ts'], { cwd: copy, env, output: 'kept' });

  expect([status, alike.code], output).toEqual([1, 1]);
  expect(output).toContain('7 mistakes in the content:');
  // Astro's own words for an error, and its advice if one mentions a document or a window.
  for (const words of ['unhandled error', 'Browser APIs']) expect(output).not.toContain(words);
  for (const says of [
    'content/communiques/Communique2.mdx:2  unknown field “author”',
    'content/communiques/Communique2.mdx:4  date is not a date that exists',
    'content/strategies/ModerateCompounders.mdx:18  allocation: the shares must add up to 100',
    'public/files/nobody lists this.pdf:1  no entry names this PDF',
    'documents/investor-charter.yaml:6  file names public/files/investor-charter.pdf, which is empty',
    'documents/what-is-a-moat.yaml:6  file: there is no public/newsletter/what-is-a-moat.pdf: npm run documents makes it',
    `${report.file}:3  period: 2999-12 is not over`,
  ]) {
    expect(output).toContain(says);
    expect(alike.output).toContain(says);
  }
  expect(output).not.toMatch(trace);
  expect(bytesBelow(join(copy, 'dist'))).toEqual(before);
  expect(readdirSync(join(copy, '.cache/publish'))).toEqual([]);
}, 120_000);

test('the site’s own content has no mistakes; its build uses one time for all pages, names lost pages, and stops at a later edit', async () => {
  const copy = copyProjectTo(temporaryFolder());
  const check = await run('node', ['tools/check-content.ts'], { cwd: copy, env, output: 'kept' });
  expect(check.output).toMatch(/^There are no mistakes in the content\.$/m);
  expect(check.code).toBe(0);
  const astro = join(copy, 'node_modules/astro');
  rmSync(astro);
  // A stand-in for Astro, which writes the time it was given into a page.
  writeInto(astro, {
    'package.json': '{ "type": "module", "exports": "./index.js" }',
    'index.js': `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
export const build = ({ outDir }) => {
  mkdirSync(outDir);
  writeFileSync(outDir + '/index.html', String(process.env.SOURCE_DATE_EPOCH));
  writeFileSync(outDir + '/_redirects', '/Renamed / 301\\n');
  if (process.env.TYPED) appendFileSync('content/settings.yaml', process.env.TYPED);
  if (process.env.DRAWN) appendFileSync('public/icon.svg', process.env.DRAWN);
};`,
  });
  // --help is an option of Astro's, and would make a build with no site to publish.
  const refused = { status: 1, output: "Unknown option '--help'.\nWrite: npm run build\n" };
  expect(await build(copy, '--help')).toEqual(refused);
  writeInto(join(copy, 'dist'), { 'index.html': '', 'Renamed.html': '', 'Removed.html': '' });
  const before = bytesBelow(join(copy, 'dist'));
  for (const saved of [{ TYPED: '# A remark.\n' }, { DRAWN: '<script>' }]) {
    const late = await run('node', command, { cwd: copy, env: { ...env, ...saved }, output: 'kept' });
    expect(late).toMatchObject({
      code: 1,
      output: expect.stringContaining('A text or picture was saved during the build') as string,
    });
  }
  expect(bytesBelow(join(copy, 'dist'))).toEqual(before);
  const began = Math.floor(Date.now() / 1000);
  const { status, output } = await build(copy);
  expect(status, output).toBe(0);
  expect(output).toContain('Please look at this: The site no longer has /Removed.');
  const moment = Number(readFileSync(join(copy, 'dist/index.html'), 'utf8'));
  expect(moment).toBeGreaterThanOrEqual(began);
  expect(moment).toBeLessThanOrEqual(Date.now() / 1000);
});
