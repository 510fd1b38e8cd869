import { expect, it } from 'vitest';
import { files, read } from './support/site.ts';

/** What stands in the desk's pages, its engine's and their addresses, and in none of a visitor's. */
const signs = /keystatic|writers[’']? desk|\/desk\/api|desk-[a-z]+-[\w-]{4}/i;

it('holds nothing of the writers’ desk', () => {
  const texts = [...files].filter((file) => /\.(html|js|css|json|xml|txt|svg)$/.test(file));
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((file) => signs.test(read(file).toString('utf8')))).toEqual([]);
  expect([...files].filter((file) => /^(desk|keystatic|api)(\/|\.|$)/.test(file))).toEqual([]);
});
