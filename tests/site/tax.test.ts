import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { taxSchema } from '../../src/collections/schemas/tax.ts';
import { formatDate, formatPercent } from '../../src/lib/format.ts';
import { formatWholeRupees } from '../../src/lib/rupees.ts';
import { taxSteps } from '../../src/lib/guides/tax.ts';
import { textAt } from './support/site.ts';

const { example, ...rates } = taxSchema.parse(parse(readFileSync('content/tax.yaml', 'utf8')));

it.each(Object.entries(rates))('the tax page states the rate, its section and both dates: %s', (_, rate) => {
  const words = [formatPercent(rate.percent), rate.section, formatDate(rate.inForceFrom), formatDate(rate.checked)];
  for (const word of words) expect(textAt('/Tax', '[aria-labelledby="rates"]')).toContain(word);
});

it('the tax page calculates its example from the rates', () => {
  for (const { working, amountInr } of taxSteps(example, rates))
    for (const words of [working, formatWholeRupees(amountInr)])
      expect(textAt('/Tax', '[aria-labelledby="example"]')).toContain(words);
});
