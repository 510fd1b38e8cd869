import type { CollectionName } from '../schemas/collections.ts';
import { type ContentProblem, problem } from '../findings/content-problem.ts';
import type { ContentFile } from '../loader/read-file.ts';
import { recordOf, type Site } from './site.ts';

/** Files of a collection whose field is that of an earlier file, each with that file. */
function twins(site: Site, collection: CollectionName, field: string): { entry: ContentFile; other: string }[] {
  const first = new Map<string, string>();
  // By name alone: of benchmark.yaml and benchmark-2.yaml the second is the later one.
  const byName = site.entries.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return byName.flatMap((entry) => {
    const value = recordOf(entry.source.data)[field];
    if (entry.collection !== collection || (typeof value !== 'string' && typeof value !== 'number')) return [];
    const plain = String(value).trim().toLowerCase();
    const other = first.get(plain);
    if (other === undefined) first.set(plain, entry.file);
    return other === undefined ? [] : [{ entry, other }];
  });
}

const at = ({ file, source }: ContentFile, field: string) => ({ file, line: source.lineOf([field]), field });

/** Questions that share a place in their list, and words that are explained twice. */
export const checkTwins = (site: Site): ContentProblem[] => [
  ...twins(site, 'faq', 'order').map(({ entry, other }) =>
    problem('order-twice', at(entry, 'order'), { order: Number(recordOf(entry.source.data)['order']), other }),
  ),
  ...twins(site, 'glossary', 'term').map(({ entry, other }) =>
    problem('term-twice', at(entry, 'term'), { term: String(recordOf(entry.source.data)['term']), other }),
  ),
];
