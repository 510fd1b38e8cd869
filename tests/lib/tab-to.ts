import type { Locator, Page } from '@playwright/test';

/** Keys to any place of a page and back are fewer. */
const MOST = 150;

/** Goes to a control as somebody without a mouse does. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' | 'ArrowRight' = 'Tab') {
  for (let pressed = 0; pressed < MOST; pressed += 1) {
    const isThere = await control.evaluateAll(([element]) => element?.ownerDocument.activeElement === element);
    if (isThere) return;
    await page.keyboard.press(key);
  }
  throw new Error(`No key leads to ${control.toString()}.`);
}
