// Of texts without spaces, marks that nobody sees (Cf) and the dots of “cr.”, as far as the form reads them; each in one
// pass, however hostile the text.
const figure = String.raw`(\d[\d,]*(\.\d*)?|\.\d+)`;
const unit = '(k|thousand|lakhs?|lacs?|l|crores?|cr|c)';
const number = new RegExp(String.raw`^\+?(₹|rs|inr)?((${figure}${unit})+|${figure})(\/-|%|rs|rupees)?$`, 'i');
const numbers = /^(?=.*\d)[\d.,;%+−–-]+$/;

const patterns: Record<string, RegExp> = { mode: /^(simple|illustration|plans)$/, returns: numbers };
for (const name of ['capital', 'broker', 'years', 'other', 'brokerage', 'gst']) patterns[name] = number;
// The terms of the one set of fees, and of the plan in each place.
for (const term of ['management', 'hurdle', 'performance']) {
  for (const place of ['', 1, 2, 3]) patterns[`${term}${place}`] = number;
}

/** What a link says of the form's fields. What is unknown, broken or hostile is left out: the default stays. */
export function readQuery(search: string): Map<string, string> {
  const query = new URLSearchParams(search);
  const found = new Map<string, string>();
  const take = (field: string, name = field) => {
    const text = query.get(name) ?? '';
    // Only for the test: the form reads Devanagari and Malayalam digits by itself (parse-amount.ts).
    const plain = text
      .replace(/[\s\p{Cf}]/gu, '')
      .replace(/[०-९൦-൯]/g, '0')
      .replace(/([a-z])\./gi, '$1');
    if (text.length < 500 && patterns[field]?.test(plain)) found.set(field, text);
  };
  for (const field of Object.keys(patterns)) take(field);
  // The browser's own submit sends a preset beside the field that it is meant for.
  take('returns', 'preset');
  return found;
}

/** Whether a link means this form at all, however badly it says so. */
export const asksForResult = (search: string) =>
  [...new URLSearchParams(search).keys()].some((name) => Object.hasOwn(patterns, name));
