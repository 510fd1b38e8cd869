import { nearest, nearestPath } from '../../lib/nearest.ts';
import { addressFault, decoded, hostOf, isProgramAddress } from '../../lib/texts/addresses.ts';
import { collectionOf } from '../schemas/collections.ts';
import { latestDocumentRoute } from '../../lib/routes.ts';
import { anchorsOf } from './anchors.ts';
import { type Finding, type Place, finding } from '../findings/finding.ts';
import { valuesOf } from '../loader/read-body.ts';
import { type ContentFile, describedTexts } from '../loader/read-file.ts';
import type { Site } from './site.ts';

/** An address or the words of a link, with its place in the file. */
type Use = Place & { text: string };

const addressesIn = (entry: ContentFile): Use[] => [
  ...entry.body.links.map(({ address, ...place }) => ({ ...place, text: address })),
  ...describedTexts(entry).filter(({ shape }) => shape.names === 'pages'),
];

const linkWordsIn = (entry: ContentFile): Use[] => [
  ...entry.body.links.map(({ words, ...place }) => ({ ...place, text: words })),
  ...entry.body.tags.flatMap((tag) => {
    const { label } = valuesOf(tag);
    return tag.name === 'DocumentLink' && label ? [{ file: tag.file, line: tag.line, text: label }] : [];
  }),
  // The labels of menus, and the names of a page's buttons.
  ...describedTexts(entry).filter(({ path: [first, ...rest] }) =>
    entry.collection === 'pages'
      ? first === 'buttons' && rest.at(-1) === 'name'
      : entry.collection === 'navigation' && rest.at(-1) === 'label',
  ),
];

function checkInternal(address: string, own: string | undefined, at: Place, site: Site): Finding[] {
  const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(decoded(address)) ?? [];
  const page = path === '' ? own : path;
  // A menu has no page of its own on which to look for an anchor.
  if (page === undefined) return [];
  const isPdf = page.endsWith('.pdf');
  if (!site.addresses.has(page)) {
    const plain = page.replace(/\.html?$/, '').replace(/(.)\/+$/, '$1');
    const near = site.addresses.has(plain)
      ? plain
      : (site.moved.get(plain) ?? nearestPath(plain, site.addresses.keys()));
    if (isPdf) return [finding('pdf-missing', at, { file: page, near })];
    return [finding('link-dead', at, { address: page, near })];
  }
  const series = site.series.find(({ earlier }) => earlier.some(({ data }) => `/${data.file}` === page));
  if (series) return [finding('link-earlier', at, { address: page, latest: latestDocumentRoute(series.latestName) })];
  const anchors = isPdf || anchor === '' ? new Map<string, undefined>() : anchorsOf(page, site);
  const target = anchors.get(anchor) ?? site.addresses.get(page);
  if (target && site.isHiddenLongerThan(target, at.file))
    return [finding('entry-hidden', at, { kind: collectionOf(target.collection).kind, name: target.id })];
  // PDF viewers open that page.
  if (anchor === '' || anchors.has(anchor) || (isPdf && /^page=\d+$/.test(anchor))) return [];
  const near = nearest(anchor, anchors.keys());
  const start = path === '' ? '#' : `${page}#`;
  return [finding('link-anchor', at, { address, near: near === undefined ? undefined : start + near })];
}

/** Former addresses that the site has: a host would send their visitors away. */
const stillThere = (entry: ContentFile, site: Site): Finding[] =>
  describedTexts(entry)
    .filter(({ path: [list, , name] }) => list === 'formerAddresses' && name === 'from')
    .filter(({ text }) => site.addresses.has(text))
    .map((place) => finding('address-there', place, { address: place.text }));

/** Internal addresses and anchors that do not exist, and addresses that visitors cannot open. */
export function checkLinks(entry: ContentFile, site: Site): Finding[] {
  const { address: addressOf, shownOn } = collectionOf(entry.collection);
  const own = shownOn ?? addressOf?.(entry.id);
  const wrong = addressesIn(entry).flatMap((use) => {
    const address = use.text.trim();
    if (isProgramAddress(address)) return [finding('link-program', use, { address })];
    // A paper is only a PDF, so links cannot point to its headings.
    if (entry.collection === 'papers' && address.startsWith('#')) return [finding('link-anchor', use, { address })];
    if (/^(\/(?!\/)|#.)/.test(address)) return checkInternal(address, own, use, site);
    if (!/^([a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return [finding('link-relative', use, { address })];
    const fault = addressFault(address);
    if (fault) return ['host' in fault ? finding('link-shared', use, fault) : finding('link-kind', use, fault)];
    const { origin, pathname, hash } = new URL(address);
    return hostOf(origin) === hostOf(site.origin) ? checkInternal(`${pathname}${hash}`, own, use, site) : [];
  });
  return [...wrong, ...stillThere(entry, site)];
}

/** Link words that make sense only with the text around them. */
const empty =
  /^(|here|click|click here|tap here|more|read more|learn more|see more|link|page|this|this link|this page)$/i;

/** Links whose words do not say where they lead. */
export const checkLinkWords = (entry: ContentFile): Finding[] =>
  linkWordsIn(entry).flatMap((use) => {
    const words = use.text.trim().replace(/[.!…:→\s]+$/u, '');
    const isAddress = /^(https?:\/\/|www\.|\/)\S*$/i.test(words);
    return empty.test(words) || isAddress ? [finding('link-words', use, { words })] : [];
  });
