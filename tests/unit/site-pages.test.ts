import { expect, it } from 'vitest';
import { wantedPages } from '../../tools/lib/site-pages.ts';

const pages = ['/', '/FAQ', '/NewsLetter'];

it('takes pages with and without the slash, all where none is named, and none that is not there', () => {
  expect(wantedPages(['NewsLetter', '/FAQ', '/'], pages)).toEqual(['/NewsLetter', '/FAQ', '/']);
  expect(wantedPages([], pages)).toEqual(pages);
  expect(() => wantedPages(['/FAQs'], pages)).toThrow('There is no page /FAQs in dist/.');
});
