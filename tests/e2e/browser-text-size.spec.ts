import { expect } from '@playwright/test';
import { brokenWords } from '../lib/broken-words.ts';
import { test } from '../lib/one-page.ts';
import { sticksOut } from '../lib/texts.ts';

// Text of twice the size, as set in the browser, to which also the widths of media queries refer.
test.use({ viewport: { width: 390, height: 844 } });

/** Names and figures that would mean something else, or nothing, if they were continued on the next line. */
const whole = [
  ['/Performance', 'td'],
  ['/EmergingMoat', 'td'],
  ['/UpperCrustWealthFund', '[id="record"] dd:not(details *)'],
  ['/UpperCrustWealthFund', '[id="record"] tbody th:not(details *)'],
  ['/Compare', 'td p'],
  ['/WhyMyReturnDiffers', 'td'],
  ['/NewsLetter', 'h3 a'],
] as const;

for (const [address, texts] of whole) {
  test(`no figure or name of ${address} (${texts}) breaks on a phone with larger text`, async ({
    page,
    setTextSize,
  }) => {
    await page.goto(address);
    await setTextSize(32);
    await page.locator('.page-end, footer').evaluateAll((all) => {
      for (const late of all) (late as HTMLElement).style.contentVisibility = 'visible';
    });
    const found = page.getByRole('main').locator(texts);
    await expect(found).not.toHaveCount(0);
    expect(await brokenWords(found)).toEqual([]);
    expect(await sticksOut(page)).toEqual([]);
    await page.locator('main details').evaluateAll((all) => {
      for (const closed of all) (closed as HTMLDetailsElement).open = true;
    });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await sticksOut(page), `with everything open at ${width} px`).toEqual([]);
    }
  });
}
