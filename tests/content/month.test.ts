import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { addDays } from '../../src/lib/days.ts';
import { formatDate, formatNumber, isoDay } from '../../src/lib/format.ts';
import { entryOf } from '../../src/lib/entry-of.ts';
import { addMonths, endOf, monthName } from '../../src/lib/returns/months.ts';
import { root, run } from '../../tools/lib/run.mjs';
import { content } from '../lib/content-files.ts';
import { lastMonth, now } from '../lib/content-now.ts';
import { bytesBelow, copyProjectTo } from '../lib/project-copy.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';

let copy = '';
const next = addMonths(lastMonth, 1);
const reported = entryOf(content.complaints, 'complaints').data.month;
const ids = content.approaches.map(({ id }) => id);
/** The assets of all approaches after the new month: the figures below leave out those of Emerging Moat. */
const assets = content.approaches
  .filter(({ data }) => data.aum)
  .reduce((sum, { id, data }) => sum + (id === 'EmergingMoat' ? (data.aum?.crore ?? 0) : 50.5), 0);

/** A time after the newest date in the content and after the next month. */
const later = addDays(now, 31);
const env = { SOURCE_DATE_EPOCH: String(later.getTime() / 1000) };
const node = (...words: string[]) => run('node', words, { cwd: copy, env: { ...env, INIT_CWD: copy }, output: 'kept' });
const month = (...words: string[]) => node('tools/month.ts', ...words);

/** Writes the figures of a month, without assets for one approach. */
function figures(name: string, net: string, withoutAum = ''): string {
  const rows = ids.map((id) => `${id},${net},0.9,${id === withoutAum ? '' : '50.5'}\n`);
  writeFileSync(join(copy, name), `approach,net,benchmark,aum\n${rows.join('')}`);
  return name;
}

const files = () =>
  Object.fromEntries(['content', 'public', 'src/assets'].map((folder) => [folder, bytesBelow(join(copy, folder))]));

test('a month is added completely or not at all, lists what is left to do, and is corrected visibly', async () => {
  copy = copyProjectTo(temporaryFolder());
  // npm’s record of the packages: without it, a command installs them again.
  const record = 'node_modules/.package-lock.json';
  copyFileSync(join(root, record), join(copy, record));
  const before = files();
  const october = figures('october.csv', '1.1', 'EmergingMoat');

  const wrong = await month(next, figures('wrong.csv', '1.1%'));
  expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('net “1.1%” is not a number') as string });
  expect((await month(next, 'october.xlsx')).output).toMatch(/^There is no file october\.xlsx\. .*\n$/);
  expect((await month(next, october, '--correct', 'A', 'reason')).output).toMatch(/^Write: .*\n$/);
  expect((await month(next, october, '--corect')).output).toMatch(/^Unknown option '--corect'\.\nWrite: .*\n$/);
  // Without -- before it, npm consumes the option, and the dry run would be a real one.
  const words = ['run', '--silent', 'month', next, october, '--dry-run'];
  const trial = await run('npm', words, { cwd: copy, output: 'kept' });
  expect(trial.code).toBe(1);
  expect(trial.output).toMatch(/^npm took --dry-run, .*\nWrite: /);
  // A file name is relative to the user's folder, though npm runs the command in the project's.
  const below = ['run', '--silent', 'month', '--', next, '../october.csv', '--dry-run'];
  const said = await run('npm', below, { cwd: join(copy, 'content'), env, output: 'kept' });
  expect(said).toMatchObject({ code: 0, output: expect.stringContaining('a new version of') as string });
  expect(files()).toEqual(before);

  // Killed while it makes PDFs; tests/unit/lib/write-files.test.ts kills it while it moves them into the project.
  const options = { cwd: copy, env: { ...process.env, ...env, INIT_CWD: copy } };
  const child = spawn(process.execPath, ['tools/month.ts', next, october], options);
  const put = join(copy, `.cache/month/public/files/performance-report-${next}.pdf`);
  await vi.waitUntil(() => existsSync(put), { timeout: 30_000, interval: 1 });
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(files()).toEqual(before);
  // As after the minute in which the lock of a killed run still counts. Fails if there is no lock.
  utimesSync(join(copy, '.cache/publish.lock'), 1, 1);

  const whole = await month(next, october);
  expect(whole.code).toBe(0);
  for (const says of [
    'The checks of the build have passed.',
    `public/files/emerging-moat-factsheet-${next}.pdf`,
    `the assets of Emerging Moat are as of ${formatDate(endOf(lastMonth))}`,
    `the approaches’ assets add up to ₹${formatNumber(assets)} crore`,
    'the value of performanceSource is invented',
    `Complaints for ${monthName(addMonths(reported.name, 1))}: `,
  ])
    expect(whole.output).toContain(says);
  const after = files();

  const second = await month(next, october);
  expect(second).toEqual({
    code: 0,
    output: 'Nothing to change: the content already has these returns, and the assets of its last month.\n',
  });
  expect(files()).toEqual(after);

  const again = figures('again.csv', '1.2', 'EmergingMoat');
  const corrected = await month(next, again, '--correct', 'A fee was booked twice.');
  expect(corrected.code).toBe(0);
  expect(readFileSync(join(copy, 'content/strategies/EmergingMoat.mdx'), 'utf8')).toContain(
    `corrections:\n  - month: ${next}\n    date: ${isoDay(later)}\n    reason: A fee was booked twice.\n    net: 1.1\n`,
  );
  expect(corrected.output).toContain(`public/files/emerging-moat-factsheet-${next}.pdf`);

  // One of the firm's own PDFs, copied over a generated one.
  copyFileSync(join(copy, 'public/files/investor-charter.pdf'), join(copy, 'public/files/disclosure-document.pdf'));
  const over = await node('tools/documents.ts');
  expect(over.code).toBe(1);
  expect(over.output).toMatch(
    /^1 mistake in the content:\n {2}public\/files\/disclosure-document\.pdf:1 {2}somebody .*\n$/,
  );
}, 300_000);
