import { expect, test } from '@playwright/test';

/** Between them these pages have all six islands. */
const pages = ['/', '/FAQ', '/Information', '/FeeCalculation'];

for (const address of pages) {
  test(`${address}: React takes over every island as it finds it`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => complaints.push(message.text()));
    await page.goto(address);
    const islands = page.locator('astro-island');
    await islands.evaluateAll((all) => {
      for (const island of all) {
        island.addEventListener('island:ready', () => {
          island.setAttribute('data-answers', '');
        });
        // From within, as a script of the page would.
        island.firstElementChild?.dispatchEvent(new Event('island:wanted', { bubbles: true }));
      }
    });
    await expect(page.locator('astro-island[data-answers]')).toHaveCount(await islands.count());
    // A difference between the HTML and what React draws, which then draws it anew and forgets what was done in it.
    expect(complaints).toEqual([]);
  });
}

for (const address of ['/', '/EmergingMoat']) {
  test(`${address}: nothing that has fallbacks for its place is animated, at which WebKit 2.50 hangs`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    const found = await page.locator('body *').evaluateAll((all) => {
      // The counters are drawn anew once they are in view: what they were has no style any more.
      const there = all.filter(({ isConnected }) => isConnected);
      const styles = there.map((element) => ({
        name: element.id || element.tagName,
        style: getComputedStyle(element),
      }));
      const isNone = (value: string) => /^none(, none)*$/.test(value);
      const isNothing = (value: string) => /^0s(, 0s)*$/.test(value);
      const placed = styles.filter(({ style }) => !isNone(style.getPropertyValue('position-try-fallbacks')));
      return {
        placed: placed.length,
        animated: placed
          .filter(({ style }) => !isNothing(style.transitionDuration) || !isNone(style.animationName))
          .map(({ name }) => name),
      };
    });
    expect(found.placed).toBeGreaterThan(0);
    expect(found.animated).toEqual([]);
  });
}
