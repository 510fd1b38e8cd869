import { expect, it } from 'vitest';
import { wantedPages } from '../../tools/lib/site-pages.ts';

const pages = ['/', '/FAQ', '/NewsLetter'];

it('accepts pages with and without the slash, returns all by default, and refuses unknown ones', () => {
  expect(wantedPages(['NewsLetter', '/FAQ', '/'], pages)).toEqual(['/NewsLetter', '/FAQ', '/']);
  expect(wantedPages([], pages)).toEqual(pages);
  expect(() => wantedPages(['/FAQs'], pages)).toThrow('There is no page /FAQs in dist/.');
});
