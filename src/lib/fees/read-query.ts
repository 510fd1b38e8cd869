// What the form can read, for texts without spaces, invisible characters (Cf) and the dots of “cr.”. All patterns match
// in linear time, even for hostile texts.
const figure = String.raw`(\d[\d,]*(\.\d*)?|\.\d+)`;
const unit = '(k|thousand|lakhs?|lacs?|l|crores?|cr|c)';
const number = new RegExp(String.raw`^\+?(₹|rs|inr)?((${figure}${unit})+|${figure})(\/-|%|rs|rupees)?$`, 'i');
const numbers = /^(?=.*\d)[\d.,;%+−–-]+$/;

const patterns: Record<string, RegExp> = { mode: /^(simple|illustration|plans)$/, returns: numbers };
for (const name of ['capital', 'broker', 'years', 'other', 'brokerage', 'gst']) patterns[name] = number;
// The terms of the single set of fees, and of each plan.
for (const term of ['management', 'hurdle', 'performance']) {
  for (const place of ['', 1, 2, 3]) patterns[`${term}${place}`] = number;
}

/** The form’s fields in a link. Anything unknown, malformed or hostile is ignored: the default stays. */
export function readQuery(search: string): Map<string, string> {
  const query = new URLSearchParams(search);
  const found = new Map<string, string>();
  const take = (field: string, name = field) => {
    const text = query.get(name) ?? '';
    // Only for the test: the form itself reads Devanagari and Malayalam digits (parse-amount.ts).
    const plain = text
      .replace(/[\s\p{Cf}]/gu, '')
      .replace(/[०-९൦-൯]/g, '0')
      .replace(/([a-z])\./gi, '$1');
    if (text.length < 500 && patterns[field]?.test(plain)) found.set(field, text);
  };
  for (const field of Object.keys(patterns)) take(field);
  // Without scripts, a preset is submitted next to the field that it is meant for.
  take('returns', 'preset');
  return found;
}

/** Whether a link is meant for this form, even if its values are malformed. */
export const asksForResult = (search: string) =>
  [...new URLSearchParams(search).keys()].some((name) => Object.hasOwn(patterns, name));
