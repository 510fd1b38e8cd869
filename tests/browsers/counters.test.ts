import { expect } from 'vitest';
import { counters } from '../lib/content-files.ts';
import { visits } from './support/test.ts';
import { phone } from './support/visitor.ts';

const test = visits();

/** Scrolls most of the counters into view. @returns the number of frames that the middle one is animated for */
async function rollThem(): Promise<number> {
  const box = document.querySelector('dl')?.getBoundingClientRect();
  if (box) window.scrollBy({ top: box.top + box.height * 0.7 - innerHeight, behavior: 'instant' });
  const isRolling = () => document.querySelectorAll('dd')[1]?.querySelector('[aria-hidden]') !== null;
  let frames = 0;
  for (let wait = 0; wait < 600 && (isRolling() || frames === 0); wait += 1) {
    await new Promise(requestAnimationFrame);
    if (isRolling()) frames += 1;
  }
  return frames;
}

test('the counters are animated when they come into view, up to their final values', async ({ visitor }) => {
  await visitor.open('/', phone);
  expect(await visitor.browser.run(rollThem)).toBeGreaterThan(10);
  const texts = await visitor.browser.run(() => [...document.querySelectorAll('dd')].map(({ innerText }) => innerText));
  expect(texts.map((text) => text.trim())).toEqual(counters);
});
