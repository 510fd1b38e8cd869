import { expect, it } from 'vitest';
import { isFirstMention } from '../../../src/mdx/first-mention.ts';

it('the first mention of a word is tracked for each page separately', () => {
  const [one, other] = [new Request('https://a.example/1'), new Request('https://a.example/1')];
  const mentions = [one, one, other].map((page) => isFirstMention(page, 'moat'));
  expect(mentions).toEqual([true, false, true]);
  expect(isFirstMention(one, 'alpha')).toBe(true);
});
