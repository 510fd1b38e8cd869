export interface ValueProps {
  /** A number, a date or a name in words: “12–14 stocks”. */
  value: string;
}

/** A value within a sentence. A range, such as “₹10–30 lakh”, is one number: browsers would break the line at its dash. */
export function Value({ value }: ValueProps) {
  return /^₹?[\d,.]+–/.test(value) ? <span className="whitespace-nowrap">{value}</span> : <>{value}</>;
}
