import { expect } from 'vitest';
import type { Point } from './support/browser.ts';
import type { Sought } from './support/look.ts';
import { visits } from './support/test.ts';
import { desktop, phone, type Visitor } from './support/visitor.ts';

const test = visits();

const word: Sought = { role: 'word', name: 'moat', within: 'main' };
const meaning: Sought = { role: 'tooltip', name: 'What keeps competitors', within: 'main' };
const elsewhere: Point = { x: 5, y: 450 };

/** Scrolls the glossary term to the given position in the viewport. */
async function bringWord(visitor: Visitor, block: ScrollLogicalPosition): Promise<void> {
  await visitor.browser.move(elsewhere);
  await visitor.browser.run((where) => {
    const term = [...document.querySelectorAll('main [data-term] > a')].find(
      ({ textContent }) => textContent === 'moat',
    );
    term?.scrollIntoView({ block: where, behavior: 'instant' });
  }, block);
}

/**
 * WebKit 2.50, about Safari 26.0, ignores the scroll position when it looks for space, and opens every meaning above
 * its word: out of view for a word at the upper edge. 2.52 does not.
 */
const opensAbove = ({ browser }: Visitor) => browser.name === 'WebKit' && browser.version <= 2.5;

test.for(['start', 'center', 'end'] as const)(
  'a word at the %s of the viewport shows its meaning in view, and keeps it for a slow mouse and after a click',
  async (block, { visitor, skip }) => {
    skip(block === 'start' && opensAbove(visitor), 'WebKit 2.50 opens it above the word.');
    await visitor.open('/Communique4', desktop);
    await bringWord(visitor, block);
    const from = await visitor.find(word);
    await visitor.browser.move(from);
    const { top, bottom, isInView } = await visitor.see(meaning);
    expect(isInView).toBe(true);
    await visitor.stroll(from, { ...from, y: (top + bottom) / 2 });
    expect(await visitor.look(meaning)).toBeDefined();
    await visitor.browser.move(elsewhere);
    await visitor.miss(meaning);
    await visitor.click(word);
    await visitor.browser.move(elsewhere);
    expect(await visitor.see(meaning), 'after a click').toMatchObject({ isInView: true });
  },
);

test('shows its meaning on keyboard focus, and Escape closes it', async ({ visitor }) => {
  await visitor.open('/Communique4', desktop);
  await visitor.focus(word);
  await visitor.press('Tab');
  await visitor.miss(meaning);
  await visitor.browser.press('Tab', 'Shift');
  await visitor.see(meaning);
  await visitor.press('Escape');
  await visitor.miss(meaning);
});

test('shows its meaning on a phone after a tap, until a tap elsewhere', async ({ visitor, skip }) => {
  skip(!visitor.browser.hasTouch, 'Its driver has no touch input.');
  await visitor.open('/Communique4', phone);
  await visitor.tap(word);
  expect((await visitor.see(meaning)).isInView).toBe(true);
  const { x, y } = await visitor.find(word);
  await visitor.browser.tap({ x, y: y - 100 });
  await visitor.miss(meaning);
});
