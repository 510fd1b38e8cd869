import { nounFor } from '../format.ts';

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const units: readonly (readonly [size: number, name: string])[] = [
  [1e7, 'crore'],
  [1e5, 'lakh'],
  [1e3, 'thousand'],
  [100, 'hundred'],
];

/** A whole number from 0 upwards in the Indian system: 12345678 → “one crore twenty-three lakh forty-five thousand …”. */
function words(count: number): string {
  for (const [size, name] of units) {
    if (count < size) continue;
    const rest = count % size;
    return `${words(Math.floor(count / size))} ${name}${rest ? ` ${words(rest)}` : ''}`;
  }
  if (count < 20) return small[count] ?? '';
  return (tens[Math.floor(count / 10) - 2] ?? '') + (count % 10 ? `-${words(count % 10)}` : '');
}

/** A whole number of rupees, 0 or more: 5000000 → “fifty lakh rupees”. */
export const amountInWords = (rupees: number): string => `${words(rupees)} ${nounFor(rupees, 'rupee')}`;
