import { documentRoute } from '../../lib/routes.ts';
import { fieldsOf } from '../../lib/fields-of.ts';
import type { Site } from '../../collections/checks/site.ts';
import type { ContentFile } from '../../collections/loader/read-file.ts';
import { type CollectionName, collectionOf } from '../../collections/schemas/collections.ts';
import type { Choice } from './desk-field.ts';
import type { Names } from './describe-fields.ts';
import { labelOf } from './label.ts';

/** Fields by which people know an entry, the likeliest first. */
export const titleFields = ['name', 'title', 'question', 'term', 'heading'] as const;

/** The name of an entry for people: its title or, if it has none, its file’s name. */
export function titleOf({ source, collection, id }: ContentFile): string {
  if (collectionOf(collection).single) return labelOf(id);
  const fields = fieldsOf(source.data);
  const title = titleFields.map((name) => fields[name]).find((value) => typeof value === 'string' && value !== '');
  return typeof title === 'string' ? title : id;
}

/** The day or the months of an entry, as typed in its file; empty if it has none. */
export function whenOf({ source }: ContentFile): string {
  const { date, period, changed } = fieldsOf(source.data);
  const when = date ?? period ?? changed;
  return typeof when === 'string' ? when : '';
}

/** Ids of the documents that another has replaced. */
export const replacedIn = (site: Site): ReadonlySet<unknown> =>
  new Set(site.filesOf('documents').map(({ source }) => fieldsOf(source.data)['replaces']));

/** Entries as choices, each labelled by its name. */
export const entryChoices = (entries: readonly ContentFile[]): Choice[] =>
  entries.map((entry) => ({ value: entry.id, label: titleOf(entry) }));

const byLabel = (choices: Choice[]) => choices.sort((a, b) => a.label.localeCompare(b.label, 'en'));

/** A document’s title; for an earlier version, also its day, because all versions share a title. */
const documentLabel = (entry: ContentFile, replaced: ReadonlySet<unknown>) =>
  replaced.has(entry.id) ? `${titleOf(entry)}, ${whenOf(entry)}` : titleOf(entry);

/** Everything in the content that fields can name, by title. */
export function namesIn(site: Site): Names {
  const of = (...collections: CollectionName[]) => collections.flatMap(site.filesOf);
  const ids = (...collections: CollectionName[]) => byLabel(entryChoices(of(...collections)));
  const replaced = replacedIn(site);
  const pages = [...site.addresses].flatMap(([value, entry]): Choice[] =>
    entry === undefined || value.endsWith('.pdf') ? [] : [{ value, label: titleOf(entry) }],
  );
  const benchmarks = fieldsOf(site.find('benchmarks', 'benchmarks')?.source.data)['benchmarks'];
  return {
    approaches: ids('strategies', 'funds'),
    benchmarks: (Array.isArray(benchmarks) ? benchmarks : []).map((each) => {
      const name = String(fieldsOf(each)['name']);
      return { value: name, label: name };
    }),
    documents: byLabel(of('documents').map((entry) => ({ value: entry.id, label: documentLabel(entry, replaced) }))),
    legal: ids('legal'),
    team: ids('team'),
    'names of members': byLabel(of('team').map((entry) => ({ value: titleOf(entry), label: titleOf(entry) }))),
    pages: byLabel(pages),
    sources: byLabel(
      of('papers', 'strategies', 'funds', 'complaints').map((entry) => ({
        value: entry.file.replace(/^content\//, ''),
        label: titleOf(entry),
      })),
    ),
  };
}

/** Everything that a text may link to: pages, and PDFs, by title. */
export function linksIn(site: Site): Choice[] {
  const replaced = replacedIn(site);
  const pdfs = site.filesOf('documents').flatMap((entry): Choice[] => {
    const { file } = fieldsOf(entry.source.data);
    return typeof file === 'string'
      ? [{ value: documentRoute(file), label: `${documentLabel(entry, replaced)} (PDF)` }]
      : [];
  });
  return [...namesIn(site).pages, ...byLabel(pdfs)];
}
