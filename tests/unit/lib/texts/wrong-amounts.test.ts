import { expect, it } from 'vitest';
import { wrongAmounts } from '../../../../src/lib/texts/wrong-amounts.ts';

const wordsIn = (text: string) => wrongAmounts(text).map(({ word }) => word);

it.each(['₹50,000,00', '₹5,00', '₹1,2345', '₹ 50,0000', '₹0,50,000,0', '₹1,00,00,00', '₹12,345,67,890'])(
  'says that the commas of %s group in no way',
  (amount) => {
    expect(wrongAmounts(`It was\n${amount}, at least.`)).toMatchObject([{ code: 'word-stop', line: 2, word: amount }]);
  },
);

it.each(['₹5 million', '₹2.5 billion', '₹1,000\nmillion', '₹5–10 bn', '₹3\u00A0Trillion', '₹20mn'])(
  'says that %s is in millions',
  (amount) => {
    expect(wrongAmounts(`**${amount}**.`)).toMatchObject([{ code: 'word-warn', line: 1, word: amount }]);
  },
);

it.each([
  '₹50,00,000',
  '₹5,000,000',
  '₹5000000',
  '₹1,00,00,00,00,000',
  '₹12,345.50',
  '₹50 lakh, ₹1,000 crore, and 5 million people',
  'between ₹10,000, ₹20,000 and 30,0 of nothing',
  '50,000,00 shares',
  '₹5 millionaires',
  '{₹}, and no amount',
])('says nothing about “%s”', (text) => {
  expect(wordsIn(text)).toEqual([]);
});
