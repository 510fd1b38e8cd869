import { it } from 'vitest';
import { type Collection, collections } from '../../src/collections/schemas/collections.ts';
import { entriesOf } from './support/content.ts';
import { expectNone } from './support/every-page.ts';
import { routeTable } from './support/route-table.ts';
import { fileOf, files, notFound, pages, read } from './support/site.ts';

/** What an entry of content/ makes: a new article gets its page without a line of code. */
const fromContent = Object.entries(collections).flatMap(([folder, { address }]: [string, Collection]) =>
  address === undefined ? [] : entriesOf(folder).map(({ id }) => address(id)),
);
/** A part of the Reading Room for each kind and year of which there is something, and for both together. */
const shelved = [
  ...entriesOf('documents')
    .filter(({ data }) => data['readingRoom'] === true)
    .map(({ data }) => ({ kind: 'Papers', year: String(data['date']).slice(0, 4) })),
  ...entriesOf('communiques').map(({ data }) => ({ kind: 'Communiques', year: String(data['date']).slice(0, 4) })),
];
const shelves = shelved.flatMap(({ kind, year }) =>
  [kind, year, `${kind}-${year}`].map((name) => `/NewsLetter/${name}`),
);
const expected = new Set<string>([...routeTable, ...fromContent, ...shelves, notFound]);

/** What the site serves beside its pages. */
const otherFiles = [
  /^_astro\/[\w.@-]+\.(css|js|woff2|avif|webp|jpg|png|svg)$/,
  /^figures\/(filled|lines|quiet)\/[\w-]+\.svg$/,
  /^(files(\/latest)?|newsletter)\/[\w-]+\.pdf$/,
  /^(previews|social)\/[\w-]+\.(avif|webp|jpg|png)$/,
  /^Performance\/[\w-]+\.csv$/,
  /^(apple-touch-icon|icons\/icon-[\w-]+)\.png$/,
  /^(icon\.svg|favicon\.ico|(robots|humans)\.txt|sitemap\.xml|rss\.xml|feed\.json|site\.webmanifest)$/,
  /^pagefind\/(pagefind\.js|pagefind-entry\.json|words\.json|wasm\.en\.pagefind|[\w./-]+\.pf_(meta|index|fragment))$/,
  /^(_redirects|_headers)$/,
  /^licences\.txt$/,
  /^\.well-known\/security\.txt$/,
];

it('has every address of the specification, in its case, and no other page', () => {
  expectNone([...expected].filter((address) => !fileOf(address)?.endsWith('.html')));
  expectNone(pages.map(({ address }) => address).filter((address) => !expected.has(address)));
});

it('has no other file', () => {
  // A compressed copy stands for the text that it lies beside.
  const copy = /(?<=\.(html|css|js|svg|xml|txt|json|webmanifest))\.(br|gz|zst)$/;
  const others = [...files].filter(
    (file) => !file.endsWith('.html') && !(copy.test(file) && files.has(file.replace(copy, ''))),
  );
  expectNone(others.filter((file) => !otherFiles.some((pattern) => pattern.test(file))));
});

it('has no empty file', () => {
  expectNone([...files].filter((file) => read(file).length === 0));
});

it('has no two files that a disk which ignores case would take for one', () => {
  const seen = new Map<string, string>();
  const twins = [...files].flatMap((file) => {
    const other = seen.get(file.toLowerCase());
    seen.set(file.toLowerCase(), file);
    return other === undefined ? [] : [`${other} and ${file}`];
  });
  expectNone(twins);
});
