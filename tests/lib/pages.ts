import { statSync } from 'node:fs';
import path from 'node:path';
import { builtPages } from '../../tools/lib/site-pages.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');

/** An address at which there is no page. */
export const unknownAddress = '/nowhere';

/** What the files of a page are called. */
export const fileName = (address: string): string => ({ '/': '/index', [unknownAddress]: '/404' })[address] ?? address;

const pages = builtPages(dist);

/** The pages of members are made of one mould; the shortest and the longest of them stand for all. */
const members = pages
  .filter((address) => address.startsWith('/member/'))
  .map((address) => ({ address, bytes: statSync(path.join(dist, `${address}.html`)).size }))
  .sort((one, other) => one.bytes - other.bytes)
  .map(({ address }) => address);

/** So are parts of the Reading Room: with papers, and with communiques alone. */
const shelf = /^\/NewsLetter-/;
const chosen = ['/NewsLetter-2024', '/NewsLetter-Communiques', members.at(0), members.at(-1)];

/** The address of every page that the site has, of each mould, the page for unknown addresses among them. */
export const everyPage: readonly string[] = [
  ...pages.filter((address) => !(shelf.test(address) || members.includes(address)) || chosen.includes(address)),
  unknownAddress,
];
