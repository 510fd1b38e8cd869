import { numberFormat } from '../format.ts';
import { roundHalfAway } from '../round-half-away.ts';

/** Shown if a record is too short, or if there is nothing to divide by. */
export const NONE = '—';

/** 0.966 → “0.97”, for programs. */
export const twoDecimals = (value: number): string => roundHalfAway(value).toFixed(2);

const withTwo = /* @__PURE__ */ numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A number for readers, grouped the Indian way and with a true minus: −1234.5 → “−1,234.50”. */
export const twoDecimalsText = (value: number): string => withTwo(roundHalfAway(value));

/** A fraction in percent for programs: −0.0183 → “-1.83”. */
export const percentForData = (share: number): string => twoDecimals(share * 100);

/** A fraction in percent for readers: −0.0183 → “−1.83”; “—” if there is none. */
export const percentDigits = (share: number | undefined): string =>
  share === undefined ? NONE : twoDecimalsText(share * 100);

/** A fraction in percent with its sign: 0.0394 → “+3.94%”, “−1.83%”, “0.00%”. */
export const signedPercent = (share: number): string => {
  const words = percentDigits(share);
  return `${words.startsWith('−') || words === '0.00' ? '' : '+'}${words}%`;
};

/** “−1.83%”. */
export const formatShare = (share: number): string => `${percentDigits(share)}%`;

/** The size of a fall: “1.83%”, or “less than 0.01%” if it would round to zero. */
export const fallWords = (share: number): string =>
  percentDigits(share) === '0.00' ? 'less than 0.01%' : formatShare(share);

/** 5197132.6 → “₹51.97 lakh”: for labels with little room. */
export const lakhText = (amount: number): string => `₹${twoDecimalsText(amount / 100_000)} lakh`;
