import { describe, expect, it } from 'vitest';
import { formatRupees } from '../../src/lib/rupees.ts';
import { content, settings } from '../lib/content-files.ts';
import { elementsAt, plain, textAt } from './support/site.ts';

describe.each(content.guides)('/$id', ({ id, source, data }) => {
  const main = textAt(`/${id}`);

  it('shows the full text of its papers, steps, costs and sources', () => {
    const shown = source.texts.filter(({ field }) => /^(papers|steps|costs|sources)\..*(?<!checked|url)$/.test(field));
    expect(shown.length).toBeGreaterThan(20);
    for (const { field, text } of shown) expect(main, field).toContain(plain(text));
  });

  it('states the minimum investment, if there is one, and how to add money and leave', () => {
    const minimum = !data.hasMinimum ? 'None' : plain(formatRupees(settings.minimumInvestmentInr));
    const values = elementsAt(`/${id}`, 'main dl dd');
    expect(values.map(({ text }) => plain(text))).toContain(minimum);
    for (const heading of ['Adding money', 'Withdrawing and leaving']) expect(main).toContain(heading);
  });

  it('is linked from direct onboarding, with its summary', () => {
    const row = textAt('/DirectOnboarding', `li:has(a[href="/${id}"])`);
    expect(row).toContain(data.audience);
    expect(row).toContain(data.summary);
  });
});
