/** Whether an address runs a program instead of leading to a page, even if it is disguised. */
export const isProgramAddress = (address: string): boolean =>
  // Browsers ignore spaces and control characters within the name of the scheme.
  /^(javascript|vbscript|data):/i.test(address.replace(/[\u0000-\u0020\u00A0\u00AD\u200B]/g, ''));

/** An address, percent-decoded where that changes no meaning: an encoded # stays. One with a stray % is unchanged. */
export function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
