/** An amount in rupees that readers in India would misread, with its line and words for the writer. */
interface WrongAmount {
  code: 'word-stop' | 'word-warn';
  line: number;
  word: string;
  reason: string;
  instead: string;
}

const figure = String.raw`\d(?:[\d,]*\d)?`;

/** “₹50,00,000”, “₹2.5”, “₹10–30 million”: the figure before its decimals, and the western unit if there is one. */
const amount = new RegExp(
  String.raw`₹\s?(${figure})(?:\.\d+)?(?:[–-][\d.,]*\d)?(\s?(?:million|billion|trillion|mn|bn)\b)?`,
  'giu',
);

/** Without commas, with a group of three digits and before it groups of two, or with groups of three. */
const grouped = /^(?:\d+|\d{1,2}(?:,\d\d)*,\d{3}|\d{1,3}(?:,\d{3})+)$/;

const misplaced = {
  code: 'word-stop',
  reason: 'The commas are neither where Indian readers expect them nor where others do, so the amount is unclear.',
  instead: 'Write ₹50,00,000, or ₹50 lakh.',
} as const;

const western = {
  code: 'word-warn',
  reason: 'The site writes all amounts in rupees in lakh or crore.',
  instead: 'A million is 10 lakh, and a billion is 100 crore.',
} as const;

/** Amounts in rupees whose commas group the digits in no known way, or that are in millions or billions. */
export const wrongAmounts = (text: string): WrongAmount[] =>
  [...text.matchAll(amount)].flatMap(({ 0: found, 1: digits = '', 2: unit, index }) => {
    const fault = grouped.test(digits) ? unit && western : misplaced;
    return fault ? [{ ...fault, line: text.slice(0, index).split('\n').length, word: found }] : [];
  });
