import { expect, type Page } from '@playwright/test';
import { feeForm, links } from '../lib/fee-form.ts';
import { test } from '../lib/one-page.ts';

// On a cheap phone, working out the styles of a long page anew takes longer than all else that follows a tap. A single
// selector is enough to cause it: one with :has() that ends in a pseudo-class alone.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

/** Most elements that the browser may restyle after a tap or a key press, as a part of all those on the page. */
const LARGEST_PART = 0.08;

/** The same as a page opens: the browser styles what is far below later, and nothing twice. */
const opening: [address: string, most: number][] = [
  ['/AboutUs', 0.4],
  ['/', 0.8],
  ['/UpperCrustWealthFund', 0.2],
  ['/RiskFactors', 0.7],
  ['/FAQ', 0.7],
  ['/FeeCalculation', 0.85],
];

/** An event in a trace; `elementCount` is that of a recalculation of styles. */
interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** Waits until a page has done everything that it does as it opens. */
const idle = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve));
  });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await idle(page);
}

/** How many elements the browser restyles while a visitor acts, as a part of all those on the page. */
async function restyledPart(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser of its own to trace.');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  // Expectations come later, because a search for names by role reads styles of the whole page.
  for (let frame = 0; frame < 3; frame += 1) await page.evaluate(() => new Promise(requestAnimationFrame));
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const counts = traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : []));
  expect(counts.length).toBeGreaterThan(0);
  return counts.reduce((sum, count) => sum + count) / (await page.locator('*').count());
}

for (const [address, most] of opening)
  test(`${address} styles at most ${most} of its elements as it opens`, async ({ page }) => {
    expect(await restyledPart(page, () => open(page, address))).toBeLessThan(most);
  });

for (const [button, link] of [
  ['Menu', 'Direct Onboarding'],
  ['On this page', 'Exit rules'],
] as const)
  test(`“${button}” opens on a long page without restyling it`, async ({ page }) => {
    await open(page, '/EmergingMoat');
    const part = await restyledPart(page, () => page.getByRole('button', { name: button }).click());
    await expect(page.getByRole('link', { name: link })).toBeVisible();
    expect(part).toBeLessThan(LARGEST_PART);
  });

test('a key press beside a long result does not restyle it', async ({ page }) => {
  await page.goto(links.plans.replace('years=5&', 'years=50&'));
  const { result, capital } = feeForm(page);
  await expect(result).toBeVisible();
  await idle(page);
  const part = await restyledPart(page, () => capital.press('0'));
  await expect(page.getByText('The figures have changed.')).toBeVisible();
  expect(part).toBeLessThan(LARGEST_PART);
});
