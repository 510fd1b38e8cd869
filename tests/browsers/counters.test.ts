import { expect } from 'vitest';
import { visits } from './support/test.ts';
import { phone } from './support/visitor.ts';

const test = visits();

/** Notes at each frame what the eye sees of the middle counter, for as long as it rolls. */
function watch(): void {
  const values: number[] = [];
  Object.assign(window, { values });
  const look = () => {
    const text = document.querySelectorAll('dd')[1]?.querySelector('[aria-hidden]')?.textContent;
    if (text !== undefined) values.push(Number(text));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Scrolls until most of the counters is in view. */
function scrollToThem(): void {
  const box = document.querySelector('dl')?.getBoundingClientRect();
  if (box) window.scrollBy({ top: box.top + box.height * 0.7 - innerHeight, behavior: 'instant' });
}

const atRest = () => document.querySelectorAll('dd')[1]?.querySelector('[aria-hidden]') === null;

test('the figures roll once they come into view, up to those of the page', async ({ visitor }) => {
  await visitor.open('/', phone);
  await visitor.browser.run(watch);
  await visitor.browser.run(scrollToThem);
  const values = () => visitor.browser.run(() => (window as unknown as { values: number[] }).values);
  await expect.poll(async () => (await values()).length).toBeGreaterThan(10);
  await expect.poll(() => visitor.browser.run(atRest)).toBe(true);
  const seen = await values();
  expect(seen[0]).toBeLessThan(140);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  const texts = await visitor.browser.run(() => [...document.querySelectorAll('dd')].map(({ innerText }) => innerText));
  expect(texts.map((text) => text.replaceAll(/\s/g, ' ').trim())).toEqual(['12+', '₹280 Cr+', '250+']);
});
