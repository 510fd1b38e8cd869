import { expect, it } from 'vitest';
import { identity } from '../../src/lib/identity.ts';
import { settings } from '../lib/content-files.ts';
import { pageAt, pages } from './support/site.ts';

const main = pageAt('/VerifyUs')?.document.querySelector('main');

it('says all by which the firm can be told', () => {
  for (const { words } of identity(settings).flatMap(({ items }) => items)) expect(main?.text).toContain(words);
});

it('is the only place of telephones and mailboxes that other pages name', () => {
  for (const { address, document } of pages) {
    for (const link of document.querySelectorAll('a[href^="tel:"], a[href^="mailto:"]')) {
      const [href = ''] = (link.getAttribute('href') ?? '').split('?');
      expect(main?.querySelector(`a[href="${href}"]`), `${href} on ${address}`).toBeTruthy();
    }
  }
});

it('agrees with what search engines are told of the firm', () => {
  const script = pageAt('/')?.document.querySelector('script[type="application/ld+json"]')?.text ?? '{}';
  const { '@graph': things = [] } = JSON.parse(script) as { '@graph'?: Record<string, unknown>[] };
  const firm = things.find((thing) => thing['@type'] === 'FinancialService');
  const { value } = firm?.['identifier'] as { value: string };
  for (const words of [firm?.['legalName'], value]) expect(main?.text).toContain(words);
  const addresses = [`tel:${String(firm?.['telephone'])}`, `mailto:${String(firm?.['email'])}`, firm?.['sameAs']];
  for (const address of addresses)
    expect(main?.querySelector(`a[href="${String(address)}"]`), String(address)).toBeTruthy();
});
