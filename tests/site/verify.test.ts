import { expect, it } from 'vitest';
import { identity } from '../../src/lib/firm/identity.ts';
import { settings } from '../lib/content-files.ts';
import { pageAt, pages } from './support/site.ts';

const main = pageAt('/VerifyUs')?.document.querySelector('main');

it('states everything that identifies the firm', () => {
  for (const { words } of identity(settings).flatMap(({ items }) => items)) expect(main?.text).toContain(words);
});

const domain = new URL(settings.website).host.replace(/^www/, '');

it('has every telephone number, mailbox and site of the firm that other pages link to', () => {
  for (const { address, document } of pages) {
    const sites = `a[href^="https://"][href$="${domain}"]`;
    for (const link of document.querySelectorAll(`a[href^="tel:"], a[href^="mailto:"], ${sites}`)) {
      const [href = ''] = (link.getAttribute('href') ?? '').split('?');
      expect(main?.querySelector(`a[href="${href}"]`), `${href} on ${address}`).toBeTruthy();
    }
  }
});
