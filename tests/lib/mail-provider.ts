import { test as base } from '@playwright/test';
import { createPreviewServer } from '../../tools/preview.ts';
import { MailProvider, playsProvider } from './pretended-provider.ts';

/** Tests on a server of their own, with `provider` in the place of the email provider. */
export const test = base.extend<{ provider: MailProvider }, { site: { origin: string; provider: MailProvider } }>({
  site: [
    // Playwright reads from the braces that this needs no other fixture.
    async ({}, use) => {
      const provider = new MailProvider();
      const server = await createPreviewServer({ port: 0, plugins: [playsProvider(provider)] });
      await use({ origin: new URL(server.resolvedUrls?.local[0] ?? '').origin, provider });
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },
  // For every test, so that none meets the answers that another left behind.
  provider: [
    async ({ site: { provider } }, use) => {
      provider.answer = 200;
      provider.received = [];
      await use(provider);
    },
    { auto: true },
  ],
});
