import { describe, expect, it } from 'vitest';
import { fillIn, firmValue } from '../../../src/lib/fill-in.ts';
import { settings } from '../../lib/content-files.ts';

const firm = {
  ...settings,
  firm: { ...settings.firm, foundedYear: 2013, registration: 'INP000004482', legalName: 'Example Private Limited' },
  minimumInvestmentInr: 5_000_000,
};

describe('fillIn', () => {
  it('puts the firm’s values in place of their names', () => {
    expect(fillIn('Begin with {minimumInvestment}.', firm)).toBe('Begin with ₹50\u00A0lakh.');
    expect(fillIn('{legalName}, {registration}, since {foundedYear}', firm)).toBe(
      'Example Private Limited, INP000004482, since 2013',
    );
  });

  it('does not take a value for a pattern', () => {
    const odd = { ...firm, firm: { ...firm.firm, legalName: '$& {foundedYear}' } };
    expect(fillIn('{legalName}', odd)).toBe('$& {foundedYear}');
  });
});

it('firmValue names what may be asked for when it is asked for something else', () => {
  expect(() => firmValue('founded', firm)).toThrow(
    /“founded”.*foundedYear, registration, legalName, minimumInvestment/,
  );
  expect(() => fillIn('Since {year}', firm)).toThrow('“year”');
});
