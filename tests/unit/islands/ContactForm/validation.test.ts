import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Message } from '../../../../src/lib/firm/message-fields.ts';
import { findErrors, readMessage } from '../../../../src/islands/ContactForm/validation.ts';
import { property } from '../../../lib/property.ts';

const valid: Message = { from_name: 'Asha', reply_to: 'asha@example.com', number: '', message: 'Please ring me.' };

const errorsOf = (change: Partial<Message>) => {
  const message = { ...valid, ...change };
  return findErrors(readMessage((field) => message[field]));
};

const blank = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00A0', '\u2003') });

property([blank, blank])('treats blanks as empty, and trims them from other text', (before, after) => {
  expect(errorsOf({ from_name: before })).toEqual([{ field: 'from_name', text: 'Enter your name' }]);
  expect(readMessage(() => `${before}Asha  Menon${after}`).from_name).toBe('Asha  Menon');
});

it('treats characters that cannot be seen as empty, but keeps them in words that need them', () => {
  expect(errorsOf({ from_name: '\u200B\u2060 ', message: '\uFEFF' }).map(({ field }) => field)).toEqual([
    'from_name',
    'message',
  ]);
  // A Malayalam name whose last letter is written with a joiner.
  expect(readMessage(() => 'രാജന്\u200D').from_name).toBe('രാജന്\u200D');
});

/** An email address, word for word from the HTML standard. */
const standard =
  /^[a-zA-Z0-9.!#$%&'*+\/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
const unit = fc.constantFrom('a', 'Z', '0', '.', '-', '_', '@', "'", 'ſ', 'K');
const address = fc.oneof(fc.string({ unit, minLength: 1 }), fc.emailAddress({ size: 'small' }));

property([address], { numRuns: 2000 })('judges email addresses as browsers do', (reply_to) => {
  expect(errorsOf({ reply_to }).length).toBe(standard.test(reply_to) ? 0 : 1);
});

it.each([
  ['from_name', 100, 'Your name has 101 characters. Shorten it to 100 or fewer'],
  ['number', 32, 'Your phone number has 33 characters. Shorten it to 32 or fewer'],
  ['message', 5000, 'Your message has 5,001 characters. Shorten it to 5,000 or fewer'],
] as const)('%s may have at most %i characters', (field, limit, text) => {
  expect(errorsOf({ [field]: '𝒜'.repeat(limit) })).toEqual([]);
  expect(errorsOf({ [field]: 'é'.repeat(limit + 1) })).toEqual([{ field, text }]);
});

it('limits the length of a valid email address', () => {
  const address = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
  expect(errorsOf({ reply_to: address(254) })).toEqual([]);
  const text = 'Your email address has 255 characters. Shorten it to 254 or fewer';
  expect(errorsOf({ reply_to: address(255) })).toEqual([{ field: 'reply_to', text }]);
});
