import { describe, expect, it } from 'vitest';
import { pagesOfPdf } from '../lib/pdf-text.ts';
import { approaches, recorded } from './support/approaches.ts';
import { elementsAt, plain, read, textAt } from './support/site.ts';

/** The mark of a row in which all is invented, or of one value. */
const mark = / Specimen$/;

/** The comparison’s values for an approach, each with its mark or that of its row, by the labels of the rows. */
function comparedOf(id: string): Map<string, string> {
  return new Map(
    elementsAt('/Compare', `td[data-approach="${id}"]`).map((cell) => {
      const label = plain(cell.closest('tr')?.querySelector('th')?.text);
      return [label.replace(mark, ''), plain(cell.text) + (mark.exec(label)?.[0] ?? '')];
    }),
  );
}

describe.each(approaches)('the comparison of $id', ({ id, data, factsheet }) => {
  const compared = comparedOf(id);
  const facts = elementsAt(`/${id}`, 'aside dl > div').map((row) => ({
    label: plain(row.querySelector('dt')?.text),
    value: plain(row.querySelector('dd')?.text),
  }));

  it('agrees with the table of facts on its page', () => {
    expect(facts.length).toBeGreaterThan(0);
    // An approach that is invented as a whole is marked once, but a row of the comparison may be marked for all.
    const own = (words = '') => (data.specimen ? words.replace(mark, '') : words);
    for (const { label, value } of facts) expect(own(compared.get(label)), label).toBe(own(value));
  });

  it.runIf(factsheet)('agrees with its factsheet', async () => {
    const paper = plain((await pagesOfPdf(read(factsheet))).join(' ')).toLowerCase();
    for (const { value } of facts) expect(paper).toContain(value.replace(mark, '').toLowerCase());
  });

  it.runIf(recorded.some((approach) => approach.id === id))('agrees with its record', () => {
    const fall = /^(\d+\.\d\d%), [A-Z][a-z]{2} \d{4} to [A-Z][a-z]{2} \d{4}, (not )?recovered$|^None at any month-end$/;
    const wordsOf = (label: string) => (compared.get(label) ?? '').replace(mark, '');
    const own = wordsOf('Deepest fall at month-ends');
    const [, depth] = fall.exec(own) ?? [];
    const record = textAt(`/${id}`);
    expect(own).toMatch(fall);
    expect(record).toContain(
      depth === undefined
        ? 'The value did not fall at any month-end.'
        : `fell by ${depth}, the deepest fall in the record, measured at month-ends`,
    );
    expect(record.includes('It has not regained its peak')).toBe(own.endsWith(', not recovered'));
    expect(wordsOf('Deepest fall of its benchmark')).toMatch(fall);
  });
});

it('shows no returns, and keeps the order of the pages', () => {
  const linksOf = (page: string, links: string) => elementsAt(page, links).map((link) => link.getAttribute('href'));
  expect(linksOf('/Compare', 'main thead a')).toEqual(linksOf('/Schemes', 'main li h3 a'));
  expect(elementsAt('/Compare', 'main [data-period]')).toEqual([]);
});
