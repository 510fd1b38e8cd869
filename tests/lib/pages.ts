import { statSync } from 'node:fs';
import path from 'node:path';
import { routes } from '../../src/lib/routes.ts';
import { builtPages } from '../../tools/lib/site-pages.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');

/** An address without a page. */
export const unknownAddress = '/nowhere';

/** Base name of a page's files. */
export const fileName = (address: string): string => ({ '/': '/index', [unknownAddress]: '/404' })[address] ?? address;

/** Without /Home: tests/site/head.test.ts checks that it is the same page as /. */
const pages = builtPages(dist).filter((address) => address !== routes.homeAlias);

/** Member pages share one template; the shortest and the longest represent all. */
const members = pages
  .filter((address) => address.startsWith('/member/'))
  .map((address) => ({ address, bytes: statSync(path.join(dist, `${address}.html`)).size }))
  .sort((one, other) => one.bytes - other.bytes)
  .map(({ address }) => address);

/** So do parts of the Reading Room, represented by one with papers and one with only communiques. */
const shelf = /^\/NewsLetter-/;
const chosen = ['/NewsLetter-2024', '/NewsLetter-Communiques', members.at(0), members.at(-1)];

/** The addresses of all pages, with representatives for shared templates, and of the 404 page. */
export const everyPage: readonly string[] = [
  ...pages.filter((address) => !(shelf.test(address) || members.includes(address)) || chosen.includes(address)),
  unknownAddress,
];
