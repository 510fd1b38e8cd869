import { describe, expect, it } from 'vitest';
import { settings } from './support/content.ts';
import { pageAt } from './support/site.ts';

describe.each(['/Information', '/ContactUs', '/DirectOnboarding', '/BusinessOpportunityContact'])('%s', (address) => {
  const form = pageAt(address)?.document.querySelector('main form');

  it('has a form that opens a mail without any script, and cuts nothing that is pasted', () => {
    expect(form?.getAttribute('action')).toBe(`mailto:${settings.contact.mailbox}`);
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.hasAttribute('novalidate')).toBe(false);
    expect(form?.querySelector('[maxlength]')).toBeNull();
    expect(form?.querySelectorAll('[required]').map((field) => field.getAttribute('name'))).toEqual([
      'from_name',
      'reply_to',
      'message',
    ]);
  });

  it('has a trap that neither eye nor keyboard meets', () => {
    const trap = form?.querySelector('[name="leave_empty"]');
    expect(trap?.getAttribute('tabindex')).toBe('-1');
    expect(trap?.getAttribute('autocomplete')).toBe('off');
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
  });
});
