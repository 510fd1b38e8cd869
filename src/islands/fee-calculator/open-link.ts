/*
 * Runs when the page opens, before and without React: a link that carries inputs puts them into the form and asks
 * for the island, which works the result out. It imports nothing, so that it stays a few lines within the page.
 */

// Of texts without their spaces; each in one pass, however hostile the text.
const number = /^(₹|rs\.?|inr)?\d[\d,]*(\.\d+)?(%|k|thousand|l|lakhs?|lacs?|c|cr|crores?)?(\/-)?$/i;
const numbers = /^(?=.*\d)[\d.,;%+−–-]+$/;

const patterns: Readonly<Record<string, RegExp>> = {
  mode: /^(simple|illustration)$/,
  capital: number,
  management: number,
  hurdle: number,
  performance: number,
  broker: number,
  years: number,
  other: number,
  brokerage: number,
  returns: numbers,
  gst: number,
};

/** What a link says of the form's fields. What is unknown, broken or hostile is left out: the default stays. */
export function readQuery(search: string): Map<string, string> {
  const query = new URLSearchParams(search);
  const found = new Map<string, string>();
  for (const [name, pattern] of Object.entries(patterns)) {
    const text = query.get(name) ?? '';
    if (text.length < 500 && pattern.test(text.replace(/\s/g, ''))) found.set(name, text);
  }
  // The browser's own submit sends a preset beside the field that it is meant for.
  const preset = query.get('preset');
  if (preset !== null && numbers.test(preset)) found.set('returns', preset);
  return found;
}

/** Whether a link means this form at all, however badly it says so. */
const asksForResult = (search: string) => [...new URLSearchParams(search).keys()].some((name) => name in patterns);

/** 5000000 → “50,00,000”, as the form shows its own figures; what a person typed is left as it is. */
const show = (text: string) => (/^\d{4,13}$/.test(text) ? Number(text).toLocaleString('en-IN') : text);

export function openLink(form: HTMLFormElement, search: string): void {
  if (!asksForResult(search)) return;
  for (const [name, text] of readQuery(search)) {
    for (const field of form.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)) {
      if (field.type === 'radio') field.checked = field.value === text;
      else if (field.type === 'checkbox') field.checked = Number(text) > 0;
      else field.value = show(text);
    }
  }
  form.setAttribute('data-asked', '');
  form.dispatchEvent(new Event('pointerover', { bubbles: true }));
}
