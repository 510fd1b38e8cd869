import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits, missesOf, openAuditor } from '../../tools/lib/lighthouse.ts';

let auditor: Awaited<ReturnType<typeof openAuditor>>;

beforeAll(async () => {
  auditor = await openAuditor({ calibrated: true });
});
afterAll(() => auditor.close());

/** A page of one flight, the one with the largest figure, drawn facts, and the longest text; `npm run audit` takes every page. */
it.each(['/AboutUs', '/', '/UpperCrustWealthFund', '/RiskFactors'])('%s keeps every limit', async (page) => {
  const most = limits.held(page);
  expect(missesOf(await auditor.audit(page, 3, most), most)).toEqual([]);
});
