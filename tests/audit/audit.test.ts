import type { PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Auditor, openAuditor } from '../../tools/lib/lighthouse.ts';
import { createPreviewServer } from '../../tools/preview.ts';

/** The page with the largest figure, an article, drawn facts, and the longest text; `npm run audit` takes every page. */
const pages = ['/', '/Communique4', '/UpperCrustWealthFund', '/RiskFactors'];

let server: PreviewServer;
let auditor: Auditor;

beforeAll(async () => {
  server = await createPreviewServer({ port: 0 });
  auditor = await openAuditor(server.resolvedUrls?.local[0] ?? '');
});

afterAll(async () => {
  auditor.close();
  await server.close();
});

it.each(pages)('%s keeps every limit', async (page) => {
  expect(await auditor.misses(page)).toEqual([]);
});
