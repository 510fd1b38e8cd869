import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits, missesOf, openAuditor } from '../../tools/lib/lighthouse.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';

let auditor: Awaited<ReturnType<typeof openAuditor>>;

beforeAll(async () => {
  auditor = await openAuditor({ calibrated: true });
});
afterAll(() => auditor[Symbol.asyncDispose]());

/**
 * A page of one flight, the largest figure, drawn facts, and the longest text; `npm run audit` audits every page. Of five
 * runs, because two of three can meet with other work of a shared machine.
 */
it.each(['/AboutUs', '/', '/UpperCrustWealthFund', '/RiskFactors'])('%s keeps every limit', async (page) => {
  const most = limits.held(page);
  expect(missesOf(await auditor.audit(page, 5, most), most)).toEqual([]);
});

it('leaves no browser or server running if it cannot audit the first page', async () => {
  const running = () =>
    process
      .getActiveResourcesInfo()
      .filter((name) => /^(Process|TCPServer)Wrap$/.test(name))
      .sort();
  const before = running();
  const opened = openAuditor({ calibrated: true, dist: temporaryFolder() });
  await expect(opened).rejects.toThrow('Lighthouse could not audit');
  await expect.poll(running).toEqual(before);
});
