import type { PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits, missesOf, openAuditor } from '../../tools/lib/lighthouse.ts';
import { createPreviewServer } from '../../tools/preview.ts';

let server: PreviewServer;
let auditor: Awaited<ReturnType<typeof openAuditor>>;

beforeAll(async () => {
  server = await createPreviewServer({ port: 0 });
  auditor = await openAuditor();
});

afterAll(async () => {
  auditor.close();
  await server.close();
});

/** The page with the largest figure, an article, drawn facts, and the longest text; `npm run audit` takes every page. */
it.each(['/', '/Communique4', '/UpperCrustWealthFund', '/RiskFactors'])('%s keeps every limit', async (page) => {
  const figures = await auditor.audit(new URL(page, server.resolvedUrls?.local[0]).href);
  expect(missesOf(figures, limits.held)).toEqual([]);
});
