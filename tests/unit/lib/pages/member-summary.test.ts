import { expect, it } from 'vitest';
import { memberSummary } from '../../../../src/lib/pages/member-summary.ts';

const summary = (info: string) => memberSummary({ title: 'Analyst', info }, 'Firm');

it('has the role and the first sentence of the biography', () => {
  expect(summary('Asha reads\n reports. She is slow to buy.\n\nShe writes.\n')).toBe(
    'Analyst at Firm. Asha reads reports.',
  );
  expect(summary('M. K. Nair covers banks, at 2.5 a week. He came in 2019.')).toBe(
    'Analyst at Firm. M. K. Nair covers banks, at 2.5 a week.',
  );
  expect(summary('Dr. Asha read mathematics at St. Teresa’s, and then B.Com. law. She writes.')).toBe(
    'Analyst at Firm. Dr. Asha read mathematics at St. Teresa’s, and then B.Com. law.',
  );
  expect(summary('Reads reports')).toBe('Analyst at Firm. Reads reports');
});

it('cuts a long sentence after a whole word', () => {
  const long = summary(`Asha ${'reads, '.repeat(40)}and writes.`);
  expect(long).toMatch(/^Analyst at Firm\. Asha (reads, )+reads…$/);
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long.length).toBeGreaterThan(150);
});
