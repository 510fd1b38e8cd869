/**
 * The number meant by everyday notation: “₹50,00,000”, “60%”, “(0.6)”, a dash for a minus, a decimal comma. Indian and
 * western grouping both end with three digits, so a comma before one or two is a decimal comma.
 */
export function numberMeant(typed: string): string | undefined {
  const bare = typed.replace(/,(?=\d\d?\D*$)/, '.').replace(/₹|Rs\.?|[\s,%“”"')]/g, '');
  return /^[-−–—(]?\d+(\.\d+)?$/.exec(bare)?.[0].replace(/^\D/, '-');
}
