export interface ValueProps {
  /** A number, a date or a name in words: “12–14 stocks”. */
  value: string;
}

/** A value within a sentence. Keeps ranges such as “₹10–30 lakh” on one line: browsers would break them at the dash. */
export function Value({ value }: ValueProps) {
  return /^₹?[\d,.]+–/.test(value) ? <span className="whitespace-nowrap">{value}</span> : <>{value}</>;
}
