import { expect } from 'vitest';
import type { Sought } from './support/look.ts';
import { visits } from './support/test.ts';
import { phone } from './support/visitor.ts';

const test = visits();

const question = (nth: number): Sought => ({ role: 'disclosure', within: 'main', nth });

/** The indexes of the open answers. */
const open = () =>
  [...document.querySelectorAll('main details')].flatMap((disclosure, place) =>
    disclosure.hasAttribute('open') && disclosure.querySelector('p')?.checkVisibility() ? [place] : [],
  );

test('one answer is open at a time, with mouse and keyboard, and a second click closes it', async ({ visitor }) => {
  const opened = (places: number[]) => expect.poll(() => visitor.browser.run(open)).toEqual(places);
  await visitor.open('/FAQ', phone);
  await visitor.click(question(0));
  await opened([0]);
  await visitor.click(question(3));
  await opened([3]);
  await visitor.focus(question(4));
  await visitor.press('Enter');
  await opened([4]);
  await visitor.click(question(4));
  await opened([]);
});

test('a link with a hash opens its answer, with the question in view', async ({ visitor }) => {
  await visitor.open('/FAQ', phone);
  const id = await visitor.browser.run(() => document.querySelectorAll('main details')[5]?.querySelector('[id]')?.id);
  await visitor.open('/', phone);
  await visitor.open(`/FAQ#${String(id)}`, phone);
  await expect.poll(() => visitor.browser.run(open)).toEqual([5]);
  await expect.poll(() => visitor.look(question(5))).toMatchObject({ isInView: true });
});
