/**
 * The number that somebody meant who wrote it as people do: “₹50,00,000”, “60%”, “(0.6)”, a dash for the minus, a comma for
 * the point. Indian and western grouping both end with three digits, so a comma before one or two is a point.
 */
export function numberMeant(typed: string): string | undefined {
  const bare = typed.replace(/,(?=\d\d?\D*$)/, '.').replace(/₹|Rs\.?|[\s,%“”"')]/g, '');
  return /^[-−–—(]?\d+(\.\d+)?$/.exec(bare)?.[0].replace(/^\D/, '-');
}
