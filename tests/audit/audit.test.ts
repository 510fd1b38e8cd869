import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits, missesOf, openAuditor } from '../../tools/lib/lighthouse.ts';
import { content } from '../lib/content-files.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';

/** A page with the charts of a record. */
const withCharts = `/${content.records.at(-1)?.id ?? ''}`;

let auditor: Awaited<ReturnType<typeof openAuditor>>;

beforeAll(async () => {
  // Not slowed down: that would multiply the time that other programs take from the page.
  auditor = await openAuditor({ cpuSlowdownMultiplier: 1 });
});
afterAll(() => auditor[Symbol.asyncDispose]());

/**
 * A page of one round trip, the largest drawing, charts, and the longest text; `npm run audit` audits every page. Of five
 * runs, because two of three can meet with other work of a shared machine.
 */
it.each(['/AboutUs', '/', withCharts, '/RiskFactors'])('%s keeps every limit', async (page) => {
  const most = limits.relaxed(page);
  expect(missesOf(await auditor.audit(page, 5, most), most)).toEqual([]);
});

it('leaves no browser or server running if it cannot audit the first page', async () => {
  const running = () =>
    process
      .getActiveResourcesInfo()
      .filter((name) => /^(Process|TCPServer)Wrap$/.test(name))
      .sort();
  const before = running();
  {
    await using empty = await openAuditor({ dist: temporaryFolder() });
    await expect(empty.audit('/')).rejects.toThrow('Lighthouse could not audit');
  }
  await expect.poll(running).toEqual(before);
});
