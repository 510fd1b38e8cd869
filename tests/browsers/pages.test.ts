import { describe, expect } from 'vitest';
import { everyPage, unknownAddress } from '../lib/pages.ts';
import { visits } from './support/test.ts';
import { desktop, phone } from './support/visitor.ts';

const test = visits();

/** Scrolls to the end of the page. @returns the pictures that do not load */
async function brokenPictures(): Promise<string[]> {
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const broken: string[] = [];
  for (const picture of document.images) {
    picture.loading = 'eager';
    await picture.decode().catch(() => broken.push(picture.src));
  }
  return broken;
}

describe.for(everyPage)('%s', (address) => {
  test('logs nothing, fits a phone and a desktop, and shows its pictures', async ({ visitor, site }) => {
    await visitor.open(address, phone);
    expect.soft(await visitor.overflow(), 'on a phone').toBe(0);
    await expect.poll(() => visitor.browser.run(brokenPictures)).toEqual([]);
    await visitor.browser.resize(desktop);
    expect.soft(await visitor.overflow(), 'on a desktop').toBe(0);
    await expect.poll(() => visitor.browser.run(brokenPictures)).toEqual([]);
    if (address === unknownAddress) expect(site.takeRefusals()).toEqual([`404: ${unknownAddress}`]);
  });
});
