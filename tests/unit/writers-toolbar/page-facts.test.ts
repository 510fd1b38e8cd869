import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { fileCandidates, pageFacts } from '../../../src/integrations/writers-toolbar/page-facts.ts';
import { routes } from '../../../src/lib/routes.ts';
import { root } from '../../lib/content-files.ts';

describe('the file behind a page', () => {
  test.each([
    ['/', 'content/pages/Home.mdx'],
    ['/Home', 'content/pages/Home.mdx'],
    ['/Communique4', 'content/communiques/Communique4.mdx'],
    ['/EmergingMoat', 'content/strategies/EmergingMoat.mdx'],
    ['/UpperCrustWealthFund', 'content/funds/UpperCrustWealthFund.mdx'],
    ['/Disclaimer', 'content/legal/Disclaimer.mdx'],
    ['/JoinAsNri', 'content/guides/JoinAsNri.mdx'],
    ['/member/anjali-nair', 'content/team/anjali-nair.yaml'],
    ['/NewsLetter/Papers-2024', 'content/pages/NewsLetter.mdx'],
  ])('%s is %s', (address, file) => {
    expect(pageFacts(root, address)?.file).toBe(file);
  });

  it('is found for every fixed address', () => {
    const without = Object.values(routes).filter(
      (address) => !fileCandidates(address).some((file) => existsSync(join(root, file))),
    );
    expect(without).toEqual([]);
  });

  it('is none for an address that nobody has', () => {
    expect(pageFacts(root, '/nowhere')).toBeUndefined();
  });
});

it('tells words, time, day and specimens', () => {
  const facts = pageFacts(root, '/Communique1');
  expect(facts).toMatchObject({ day: { name: 'date', value: '2024-06-14' }, specimen: true });
  expect(facts?.words).toBeGreaterThan(500);
  expect(pageFacts(root, '/RiskFactors')?.day).toEqual({ name: 'reviewed', value: '2025-09-01' });
});
