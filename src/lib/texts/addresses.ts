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

/**
 * Addresses that visitors can open on the web, or write or call with. Mailboxes and telephone numbers are only checked
 * for their form: whether they exist cannot be known.
 */
const openable =
  /^(https?:\/\/(?!https?:)(localhost|\[|[^/?#\s,]*\.[^/?#\s,.]+(?=[/?#]|$))|mailto:(\?|[^@\s?/]+@[^@\s?]+\.[^@\s?])|tel:\+?[\d()%.-]{3,}(;|$))/i;

/** Hosts that are the writer’s own machine, or in the same building: their addresses work for nobody else. */
const ownMachine = /^(localhost|(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))(\.\d+){2,3}|\[::1\])$/;

/** Hosts that keep documents that often only colleagues may open, among them the writer. */
const sharing = /(^|\.)((docs|drive)\.google\.com|sharepoint\.com|onedrive\.live\.com|1drv\.ms|dropbox\.com)$/;

/**
 * Why an address with a scheme is not one for visitors: they cannot open it, with what to write instead if that is
 * clear; or its host shares documents. Undefined if it is.
 */
export function addressFault(address: string): { address: string; near?: string } | { host: string } | undefined {
  const typed = address.replace(/^(https?:\/*)*(https?):\/*(?=[^/])/i, '$2://');
  if (!openable.test(address)) return typed === address ? { address } : { address, near: typed };
  const url = URL.parse(address);
  if (url === null) return { address };
  // As copied from Google’s results or documents: the address that it leads to is in its query.
  const query = url.host + url.pathname === 'www.google.com/url' ? url.searchParams : new URLSearchParams();
  const meant = query.get('q') ?? query.get('url');
  if (meant) return { address: address.slice(0, 60), near: meant };
  if (ownMachine.test(url.hostname)) return { address, near: url.pathname + url.hash };
  return sharing.test(url.hostname) ? { host: url.hostname } : undefined;
}

/** The host of a site, which visitors reach with or without https and www. */
export const hostOf = (origin = ''): string => origin.replace(/^https?:\/\/(www\.)?/, '');
