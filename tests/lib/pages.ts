import path from 'node:path';
import { builtPages } from '../../tools/lib/site-pages.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');

/** An address at which there is no page. */
export const unknownAddress = '/nowhere';

/** Parts of the Reading Room are made of one mould; these stand for all: with papers, and with communiques alone. */
const shelf = /^\/NewsLetter\//;
const shelves = ['/NewsLetter/2024', '/NewsLetter/Communiques'];

/** The address of every page that the site has, the page for unknown addresses among them. */
export const everyPage: readonly string[] = [
  ...builtPages(dist).filter((address) => !shelf.test(address) || shelves.includes(address)),
  unknownAddress,
];
