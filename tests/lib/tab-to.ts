import type { Locator, Page } from '@playwright/test';

/** More key presses than it takes to reach any place on a page. */
const MAX_PRESSES = 150;

/** Moves the focus to a control by keyboard. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' | 'ArrowRight' = 'Tab') {
  for (let pressed = 0; pressed < MAX_PRESSES; pressed += 1) {
    const isThere = await control.evaluateAll(([element]) => element?.ownerDocument.activeElement === element);
    if (isThere) return;
    await page.keyboard.press(key);
  }
  throw new Error(`No key leads to ${control.toString()}.`);
}
