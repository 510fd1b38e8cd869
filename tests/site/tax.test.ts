import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { taxSchema } from '../../src/collections/schemas/tax.ts';
import { formatDate, formatPercent } from '../../src/lib/format.ts';
import { formatWholeRupees } from '../../src/lib/rupees.ts';
import { taxSteps } from '../../src/lib/tax.ts';
import { pageAt } from './support/site.ts';

const { example, ...rates } = taxSchema.parse(parse(readFileSync('content/tax.yaml', 'utf8')));
const textAt = (place: string) =>
  pageAt('/Tax')?.document.querySelector(`main ${place}`)?.text.replaceAll(/\s+/g, ' ') ?? '';

it.each(Object.entries(rates))('the page of tax names the rate, its section and both its days: %s', (_, rate) => {
  const words = [formatPercent(rate.percent), rate.section, formatDate(rate.inForceFrom), formatDate(rate.checked)];
  for (const word of words) expect(textAt('[aria-labelledby="rates"]')).toContain(word);
});

it('the page of tax works its example out from the rates', () => {
  const steps = taxSteps(example, rates);
  for (const { working, amountInr } of steps) {
    expect(textAt('[aria-labelledby="example"]')).toContain(working);
    expect(textAt('[aria-labelledby="example"]')).toContain(formatWholeRupees(amountInr));
  }
});

it('the page of tax can be come to from the guide for clients abroad', () => {
  const guide = pageAt('/JoinAsNri')?.document.querySelector('main a[href="/Tax#if-you-live-abroad"]');
  expect(guide).toBeTruthy();
});
