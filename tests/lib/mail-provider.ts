import { test as base } from '@playwright/test';
import { SEND_PATH } from '../../src/lib/firm/message-fields.ts';

interface Sent {
  template_params: unknown;
}

/** Tests with a mock email provider that accepts every message. */
export const test = base.extend<{ received: Sent[] }>({
  received: [
    async ({ page }, use) => {
      const received: Sent[] = [];
      await page.route(`**${SEND_PATH}`, (route) => {
        received.push(route.request().postDataJSON() as Sent);
        return route.fulfill();
      });
      await use(received);
    },
    { auto: true },
  ],
});
