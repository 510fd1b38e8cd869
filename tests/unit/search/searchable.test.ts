import { expect, it } from 'vitest';
import { isSearchable, searchablePart } from '../../../src/search-index/searchable.ts';
import { cases } from '../../lib/cases.ts';

const read = (own: string) => searchablePart('/x', `<main>${own}</main>`).toString().slice(6, -7);

cases('%s is searched: %s', isSearchable, [
  ['/', true],
  ['/Home', false],
  ['/ContactUs', false],
  ['/Information', true],
  ['/Search', false],
  ['/NewsLetter', true],
  ['/NewsLetter-Papers-2024', false],
]);

it('returns only the main part of a page', () => {
  const page = '<html><body><nav>Menu</nav><main id="main"><p>Its own</p></main><footer></footer></body></html>';
  expect(searchablePart('/FAQ', page).toString()).toBe('<main id="main"><p>Its own</p></main>');
  expect(searchablePart('/FAQ', `<!-- <main class="old"> --><nav>Menu</nav>${page}`).textContent).toBe('Its own');
  expect(() => searchablePart('/FAQ', '<html><body></body></html>')).toThrow('/FAQ has no <main>');
});

it('separates a name from its description', () => {
  const page = '<main><dl><dt>Period</dt><dd>10 years</dd></dl><tr><th>Kind</th><th scope="col">Price</th></tr></main>';
  expect(searchablePart('/x', page).textContent).toBe(' Period 10 years Kind Price');
  expect(read('<summary>Formulas</summary><table></table><a>PDF</a><small>Specimen</small>')).toBe(
    '<summary>Formulas</summary> <table></table><a>PDF</a> <small>Specimen</small>',
  );
});

it('leaves out what is not text', () => {
  const hidden = '<p>A<span class="sr-only"> (PDF)</span></p>';
  expect(read(`${hidden}<script>let a</script><svg><path/></svg><form>B</form>`)).toBe('<p>A</p>');
});

it('gives a question the id of its answer, and the weight of a term', () => {
  expect(read('<details><summary><h2>Why?</h2></summary><div id="why">So.</div></details>')).toBe(
    '<details><summary><h2 id="why" data-pagefind-weight="10">Why?</h2></summary><div>So.</div></details>',
  );
  const others = '<details><summary><h2 id="own">Why?</h2></summary><div id="why"></div></details>';
  expect(read(others)).toBe(others);
  expect(read('<details><summary><h2>Why?</h2></summary>So.</details>')).not.toContain('id');
});

it('has a heading with an id for each word of the glossary', () => {
  expect(read('<dl><div id="aum"><dt><dfn>AUM</dfn> <span>assets</span></dt><dd>What.</dd></div></dl>')).toBe(
    '<dl><div> <dt><h3 id="aum" data-pagefind-weight="10">AUM</h3> <span data-pagefind-weight="10">assets</span></dt> <dd>What.</dd></div></dl>',
  );
});

it('treats a dash as an empty cell, but not in a text', () => {
  const shown = '<td></td> <dd></dd><td>A — B</td><p>—</p>';
  expect(read('<td><span>—</span></td><dd> – </dd><td>A — B</td><p>—</p>')).toBe(shown);
});

it('leaves out numbers whose meaning stands in the head of their column', () => {
  expect(read('<th>1 year</th><td>−13.98</td><td>+6.49</td><td>1,024</td>')).toBe(
    ' <th>1 year</th><td></td><td></td><td></td>',
  );
  const meant = '<td>2.5%</td><td>₹50 lakh</td><td>2024–25</td><td>25 companies</td>';
  expect(read(`${meant}<dd>25</dd>`)).toBe(`${meant} <dd>25</dd>`);
});
