/** Numbers and dates as Indian readers write them. All functions are pure and know no time zone but UTC. */

/** Makes a formatter with these decimals: digits grouped the Indian way, a true minus, and no sign on a zero. */
export function numberFormat(
  decimals: Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'maximumFractionDigits'>,
): (value: number) => string {
  const indian = new Intl.NumberFormat('en-IN', { ...decimals, signDisplay: 'negative' });
  return (value) => indian.format(value).replace('-', '−');
}

const day = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const month = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 5000000 → “50,00,000”, −0.5 → “−0.5”: digits grouped the Indian way, at most two decimals, with a true minus. */
export const formatNumber = /* @__PURE__ */ numberFormat({ maximumFractionDigits: 2 });

/** Inclusive at both ends. */
export interface Range {
  min: number;
  max: number;
}

/** 3, 5 → “3–5”; 15, 15 → “15”. */
export const formatRange = ({ min, max }: Range) =>
  min === max ? formatNumber(min) : `${formatNumber(min)}–${formatNumber(max)}`;

/** “A, B and C”. */
export const formatList = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words);

/** “up to five years” → “Up to five years”. */
export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** “Core” → “core”, for words that continue a sentence. */
export const uncapitalised = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** “year” for one, “years” for any other number. */
export const nounFor = (count: number, one: string) => (count === 1 ? one : `${one}s`);

/** “1 year”, “1,000 years”. */
export const counted = (count: number, one: string) => `${formatNumber(count)} ${nounFor(count, one)}`;

/** “12–14 stocks”, “1 year”; the noun stays on the same line as its figure. */
export const countedRange = (range: Range, one: string) => `${formatRange(range)}\u00A0${nounFor(range.max, one)}`;

/** 20.75 → “20.75%”. */
export const formatPercent = (percent: number) => `${formatNumber(percent)}%`;

/** “1 January 2022”, for a date at midnight UTC. */
export const formatDate = (date: Date) => day.format(date);

/** “August 2025”, for any day in it at midnight UTC. */
export const formatMonth = (date: Date) => month.format(date);

/** First and last day of one or more months, at midnight UTC. */
export interface Period {
  from: Date;
  to: Date;
}

/** “August 2025”, “April to June 2025” or “April 2024 to March 2025”. */
export function formatMonths({ from, to }: Period): string {
  const [first, last] = [formatMonth(from), formatMonth(to)];
  if (first === last) return first;
  return `${from.getUTCFullYear() === to.getUTCFullYear() ? first.replace(/ \d+$/, '') : first} to ${last}`;
}

/** “2022-01-01”, for `datetime` attributes. */
export const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/** Bytes for people: 412000 → “402 KB” (1 KB is 1,024 bytes), 3145728 → “3 MB”. */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024
    ? `${formatNumber(kilobytes)}\u00A0KB`
    : `${formatNumber(Math.round(kilobytes / 102.4) / 10)}\u00A0MB`;
}

/** “+914840000100” → “+91 484 000 0100”: Indian numbers get spaces that do not break; others stay as they are. */
export function formatPhone(e164: string): string {
  // In Ahmedabad (79) and Bengaluru (80) landlines begin with 2 or 4, which no mobile number has there.
  const largeCity = /^\+91(11|20|22|33|40|44|79(?=[24])|80(?=[24]))(\d{4})(\d{4})$/;
  const mobile = /^\+91([6-9]\d{4})(\d{5})$/;
  const landline = /^\+91(\d{3})(\d{3})(\d{4})$/;
  const groups = largeCity.exec(e164) ?? mobile.exec(e164) ?? landline.exec(e164);
  return groups ? ['+91', ...groups.slice(1)].join('\u00A0') : e164;
}

/** “Dr. Anjali Nair, CFA” → “AN”: first letters of the first and last name, without titles and degrees. */
export function initials(name: string): string {
  const words = name
    .replace(/\(.*?\)|,.*|\b(?:Dr|Prof|Mrs?|Ms|CA|CS)\b\.?\s/g, '')
    .trim()
    .split(/\s+/);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? '').join('');
}

/** 12 → “twelve”; numbers above twelve stay figures, as in running text. */
export function inWords(count: number): string {
  const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
  return words[count] ?? formatNumber(count);
}
