/** The parts of a request that show who sent it. */
interface Asking {
  method: string;
  /** The requested path, without `..` in it. */
  address: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The only addresses that links of other sites may lead to: the pages, which request everything else themselves. */
const PAGE = /^\/(desk\/?|keystatic(\/.*)?)$/;

const LOCAL = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

/**
 * Why a request must be refused; undefined for one from the desk itself. The desk writes files, and any page open in
 * the same browser can send requests to this machine. Host reveals a foreign name that resolves to this machine; Origin
 * and Sec-Fetch-Site reveal another site. Browsers let no page set these three.
 *
 * @param port that the desk listens on
 */
export function refusal({ method, address, headers }: Asking, port: number): string | undefined {
  const [host = '', origin, site] = ['host', 'origin', 'sec-fetch-site'].map((name) => headers[name]?.toString());
  if (!LOCAL.test(host) || !host.endsWith(`:${port}`)) return 'The desk can only be used at 127.0.0.1.';
  if (origin !== undefined && origin !== `http://${host}`) return 'The desk only answers its own pages.';
  const isWriting = method !== 'GET' && method !== 'HEAD';
  if (isWriting && origin === undefined) return 'The desk only saves for its own pages.';
  const isLink = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  if (site === 'same-origin' || site === 'none' || site === undefined) return undefined;
  return isLink && !isWriting && PAGE.test(address) ? undefined : 'The desk only answers its own pages.';
}
