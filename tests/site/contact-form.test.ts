import { describe, expect, it } from 'vitest';
import { settings } from './support/content.ts';
import { pageAt } from './support/site.ts';

/** The fields by name, with their label, kind and whether they must be filled in. */
const fields = [
  { name: 'from_name', label: 'Name', type: 'text', required: true },
  { name: 'reply_to', label: 'Email', type: 'email', required: true },
  { name: 'number', label: 'Phone (optional)', type: 'tel', required: false },
  { name: 'message', label: 'Message', type: undefined, required: true },
];

describe.each(['/Information', '/ContactUs', '/DirectOnboarding', '/BusinessOpportunityContact'])('%s', (address) => {
  const form = pageAt(address)?.document.querySelector('main form');

  it('has a form that opens a mail without any script', () => {
    expect(form?.getAttribute('action')).toBe(`mailto:${settings.contact.mailbox}`);
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.hasAttribute('novalidate')).toBe(false);
    expect(form?.querySelector('button')?.text).toBe('Submit');
  });

  it('has the four fields, labelled, and none that cuts what is pasted', () => {
    for (const { name, label, type, required } of fields) {
      const field = form?.querySelector(`[name="${name}"]`);
      expect(field?.getAttribute('type')).toBe(type);
      expect(field?.hasAttribute('required')).toBe(required);
      expect(field?.hasAttribute('maxlength')).toBe(false);
      expect(form?.querySelector(`label[for="${name}"]`)?.text.replace(/\s+/g, ' ')).toBe(label);
    }
  });

  it('has a trap that neither eye nor keyboard meets', () => {
    const trap = form?.querySelector('[name="leave_empty"]');
    expect(trap?.getAttribute('tabindex')).toBe('-1');
    expect(trap?.getAttribute('autocomplete')).toBe('off');
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
  });
});
