import { nearest } from '../../lib/nearest.ts';
import { routes, shelfRoute } from '../../lib/routes.ts';
import { collectionNames, collectionOf, placeOf } from '../schemas/collections.ts';
import { documentsOfPages } from '../schemas/document.ts';
import { isPicture } from '../loader/content-tree.ts';
import { isRecordFile } from '../loader/read-record.ts';
import { reservedIds } from './reserved-ids.ts';
import { type Finding, finding } from '../findings/finding.ts';
import type { Site } from './site.ts';

const begin = (file: string) => ({ file, line: 1 });

/** Ids of the files in content/legal that every page links to. */
const legalIds: readonly string[] = [routes.risks, routes.privacy, routes.disclaimer].map((route) => route.slice(1));

/** Ids of the files in content/pages that the site’s pages need. */
const pageIds = [
  'Home',
  'NotFound',
  ...Object.values(routes)
    .filter((address) => address !== routes.home && address !== routes.homeAlias)
    .map((address) => address.slice(1))
    .filter((id) => !legalIds.includes(id)),
];

/** File names with a meaning to the host, in lower case, and the page behind each. */
const hostNames = new Map([
  ['404', 'NotFound'],
  ['index', 'Home'],
]);

const fileOf = (name: (typeof collectionNames)[number], id: string) => {
  const { single, ending } = collectionOf(name);
  return single ? `content/${name}.${ending}` : `content/${name}/${id}.${ending}`;
};

/** A picture beside its text, or in a folder there, which is where the writers’ desk puts the pictures of each text. */
const isPictureOfText = (path: string) => isPicture(path) && /^content\/\w+\/([^/]+\/)?[^/]+$/.test(path);

/** Files that a new name would not turn into texts. */
const notText = /\.(hei[cf]|tiff?|bmp|pdf|docx?|odt|rtf|pages|xlsx?|ods|numbers)$/i;

/** Files that no collection reads: a wrong extension, nested too deeply, or an unknown name. */
function strays({ tree }: Site): Finding[] {
  return [...tree.sizes.keys()]
    .filter((path) => path.startsWith('content/') && path !== 'content/README.md' && placeOf(path) === undefined)
    .filter((path) => !isRecordFile(path) && !isPictureOfText(path))
    .map((path) => {
      const [, folder, file] = /^content\/(?:([^/]+)\/|([^/.]+))/.exec(path) ?? [];
      // Without any extension: an editor may have appended its own to the right one.
      const name = path.replace(/^.*\//, '').replace(/\..*$/, '');
      const collection = collectionNames.find((each) => each === (collectionOf(each).single ? file : folder));
      if (notText.test(path)) return finding('file-kind', begin(path));
      return finding('file-stray', begin(path), { near: collection && fileOf(collection, name) });
    });
}

/** Files beside the PDFs, and office documents anywhere in public, that no text mentions; pages made elsewhere. */
function published({ tree, entries }: Site): Finding[] {
  const office = /^public\/((files|newsletter)\/.*(?<!\.pdf)|.*\.(docx?|xlsx?|pptx?|csv|zip))$/i;
  const isNamed = (path: string) => {
    const address = path.slice('public'.length);
    return entries.some(({ source: { text } }) => text.includes(address) || text.includes(encodeURI(address)));
  };
  const paths = [...tree.sizes.keys()];
  return [
    ...paths.filter((path) => office.test(path) && !isNamed(path)).map((path) => finding('public-stray', begin(path))),
    ...paths.filter((path) => /^public\/.*\.html?$/i.test(path)).map((path) => finding('public-page', begin(path))),
  ];
}

/** Collections without a file, and missing files that a page needs. */
function missing(site: Site): Finding[] {
  const paths = [...site.tree.texts.keys()];
  const absent = collectionNames.flatMap((name) => {
    const { single, mayBeEmpty } = collectionOf(name);
    if (mayBeEmpty || paths.some((path) => placeOf(path)?.collection === name)) return [];
    const at = begin(single ? fileOf(name, name) : `content/${name}`);
    return [finding(single ? 'file-missing' : 'folder-empty', at)];
  });
  const hidden = legalIds.flatMap((id) => site.find('legal', id) ?? []).filter(site.isHidden);
  const { kind } = collectionOf('legal');
  const unpublished = hidden.map(({ file, id: name }) => finding('entry-hidden', begin(file), { kind, name }));
  const filesOf = (name: 'pages' | 'legal', ids: readonly string[]) =>
    ids.map((id) => ({ file: fileOf(name, id), id }));
  const pages = [...filesOf('pages', pageIds), ...filesOf('legal', legalIds), ...documentsOfPages]
    .filter(({ file }) => !paths.includes(file))
    .map(({ file, id }) => finding('page-missing', begin(file), { address: `/${id}` }));
  return [...absent, ...pages, ...unpublished];
}

/** File names that cannot be addresses, or that are already taken. */
function names({ entries }: Site): Finding[] {
  // The first file with each address and with each path, both in lower case.
  const taken = new Map<string, string>();
  const spelt = new Map<string, string>();
  return entries.flatMap(({ file, id, collection }): Finding[] => {
    const at = begin(file);
    if (!/^[A-Za-z\d][A-Za-z\d-]*$/.test(id)) return [finding('file-name', at, { name: id })];
    const twin = spelt.get(file.toLowerCase());
    if (twin !== undefined) return [finding('id-twice', at, { other: twin })];
    spelt.set(file.toLowerCase(), file);
    if (collection === 'pages') {
      const near = hostNames.get(id.toLowerCase()) ?? nearest(id, pageIds);
      return pageIds.includes(id) ? [] : [finding('page-unknown', at, { near })];
    }
    const { address: addressOf, shownOn } = collectionOf(collection);
    if (shownOn !== undefined && reservedIds('pages', shownOn.slice(1)).includes(id))
      return [finding('place-taken', at, { address: shownOn, name: id })];
    const address = addressOf?.(id);
    if (address === undefined) return [];
    const lower = address.toLowerCase();
    const page = lower.startsWith(shelfRoute('').toLowerCase())
      ? routes.readingRoom.slice(1)
      : (hostNames.get(lower.slice(1)) ?? pageIds.find((name) => `/${name}`.toLowerCase() === lower));
    const other = page === undefined ? taken.get(lower) : fileOf('pages', page);
    if (other === undefined) taken.set(lower, file);
    return other === undefined ? [] : [finding('address-taken', at, { address, other })];
  });
}

/** Files in the wrong place, addresses that two files claim, and files and folders that are missing. */
export const checkCollections = (site: Site): Finding[] =>
  [strays, published, missing, names].flatMap((check) => check(site));
