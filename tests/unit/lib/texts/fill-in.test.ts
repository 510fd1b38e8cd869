import { expect, it } from 'vitest';
import { fillIn } from '../../../../src/lib/texts/fill-in.ts';
import { settings } from '../../../lib/content-files.ts';

const own = { foundedYear: 2013, registration: 'INP000004482', legalName: '$& {foundedYear}' };
const firm = { ...settings, firm: { ...settings.firm, ...own }, minimumInvestmentInr: 5_000_000 };

it('replaces names with the firm’s values, and inserts these literally', () => {
  expect(fillIn('Begin with {minimumInvestment}.', firm)).toBe('Begin with ₹50\u00A0lakh.');
  expect(fillIn('{registration}, {foundedYear}, {legalName}', firm)).toBe('INP000004482, 2013, $& {foundedYear}');
});
