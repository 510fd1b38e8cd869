import { expect, it } from 'vitest';
import { chatAddress } from '../../../src/lib/chat-address.ts';

it('has the digits of the number alone, and the message as one parameter', () => {
  expect(chatAddress({ number: '+91 484 000 0101', message: 'Fees & terms? Hello' })).toBe(
    'https://wa.me/914840000101?text=Fees%20%26%20terms%3F%20Hello',
  );
});
