import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import type { MdastNode } from 'satteri';
import { checkFields } from '../../collections/loader/check-fields.ts';
import { textPaths } from '../../collections/loader/content-tree.ts';
import { readContentFile } from '../../collections/loader/read-file.ts';
import { readMonthsOfAll } from '../../collections/loader/read-records.ts';
import { ContentError } from '../../collections/findings/content-problem.ts';
import type { Approach } from '../../collections/schemas/approach.ts';
import { type CollectionName, collections, placeOf } from '../../collections/schemas/collections.ts';
import { buildDate } from '../../lib/build-date.ts';
import { isHeldBack } from '../../lib/held-back.ts';
import { approachRecord } from '../../lib/returns/approach-record.ts';

/** A file of content/, checked: its facts, and the text of those that have one. */
export interface Entry<Facts> {
  id: string;
  /** Path below content/, for instance `papers/what-is-a-moat.mdx`. */
  path: string;
  data: Facts;
  /** The text, parsed. */
  tree: MdastNode | undefined;
}

type Facts<Name extends CollectionName> = z.output<(typeof collections)[Name]['schema']>;

/** Reads collections as the site does; a mistake names the file, the line and the field. */
function reader(root: string) {
  const files = textPaths(root);
  const all = <Name extends CollectionName>(name: Name): Entry<Facts<Name>>[] =>
    files
      .filter((file) => placeOf(file)?.collection === name)
      .map((file) => {
        const { schema } = collections[name];
        const { entry, problems } = readContentFile(file, readFileSync(join(root, file)));
        const wrong = problems ?? checkFields(entry.source, schema, file);
        if (entry === undefined || wrong.length > 0) throw new ContentError(wrong);
        const data = schema.parse(entry.source.data) as Facts<Name>;
        return { id: entry.id, path: file.replace('content/', ''), data, tree: entry.body.tree };
      });
  const one = <Name extends CollectionName>(name: Name) => {
    const [entry] = all(name);
    if (entry === undefined) throw new Error(`content/${name}.yaml is missing.`);
    return entry;
  };
  return { one, all };
}

/** What documents are made from, without what visitors do not see yet. @param root the project's folder */
export function readContent(root: string) {
  const { one, all } = reader(root);
  const now = buildDate();
  const shown = <Data extends object>(entries: Entry<Data>[]) => entries.filter(({ data }) => !isHeldBack(data, now));
  const byOrder = (a: Entry<Approach>, b: Entry<Approach>) => a.data.order - b.data.order;
  const approaches = [...shown(all('strategies')).sort(byOrder), ...shown(all('funds')).sort(byOrder)];
  const months = readMonthsOfAll(root);
  return {
    settings: one('settings').data,
    documents: all('documents'),
    communiques: shown(all('communiques')),
    pages: all('pages'),
    glossary: all('glossary'),
    complaints: one('complaints'),
    papers: all('papers'),
    approaches,
    records: approaches.flatMap(({ id, data }) => approachRecord(id, data, months.get(id)) ?? []),
  };
}

export type Content = ReturnType<typeof readContent>;
