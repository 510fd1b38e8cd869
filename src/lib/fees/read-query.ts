/** The most characters that a link puts into a field: enough for “1 crore and 50 lakh and 25 thousand rupees”. */
const MAX_LENGTH = 60;

/** The most characters of the returns of fifty years. */
const MAX_RETURNS_LENGTH = 600;

/**
 * The text of a link for a field of the form, if it has one. It is taken as it came, because the form says so if it
 * cannot read it; it may be hostile, and is only to become the value of a field.
 */
export function readQuery(query: URLSearchParams, name: string): string | undefined {
  const isReturns = name === 'returns';
  // Without scripts, a preset is submitted next to the field that it is meant for.
  const text = (isReturns ? query.get('preset') : null) ?? query.get(name);
  return text?.slice(0, isReturns ? MAX_RETURNS_LENGTH : MAX_LENGTH);
}
