import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import type { MdastNode } from 'satteri';
import { readContentFile } from '../../collections/loader/read-file.ts';
import { buildDate } from '../../lib/build-date.ts';
import { readMonthsOfAll } from '../../collections/loader/read-records.ts';
import { approachRecord } from '../../lib/returns/approach-record.ts';
import { isHeldBack } from '../../lib/held-back.ts';
import { checkFields } from '../../collections/loader/check-fields.ts';
import { ContentError } from '../../collections/findings/content-problem.ts';
import { type Approach, fundSchema, strategySchema } from '../../collections/schemas/approach.ts';
import { communiqueSchema } from '../../collections/schemas/communique.ts';
import { complaintsSchema } from '../../collections/schemas/complaints.ts';
import { documentSchema } from '../../collections/schemas/document.ts';
import { glossarySchema } from '../../collections/schemas/glossary.ts';
import { pageSchema } from '../../collections/schemas/page.ts';
import { paperSchema } from '../../collections/schemas/paper.ts';
import { settingsSchema } from '../../collections/schemas/settings.ts';

/** A file of content/, checked: its facts, and the text of those that have one. */
export interface Entry<Facts> {
  id: string;
  /** Path below content/, for instance `papers/what-is-a-moat.mdx`. */
  path: string;
  data: Facts;
  /** The text, parsed. */
  tree: MdastNode | undefined;
}

/** Reads the files of a folder of content/ as the site does; a mistake names the file, the line and the field. */
function reader(root: string) {
  const one = <Schema extends z.ZodType>(path: string, schema: Schema): Entry<z.output<Schema>> => {
    const file = `content/${path}`;
    const { entry, problems } = readContentFile(file, readFileSync(join(root, file)));
    if (entry === undefined) throw new ContentError(problems);
    const wrong = checkFields(entry.source, schema, file);
    if (wrong.length > 0) throw new ContentError(wrong);
    return { id: entry.id, path, data: schema.parse(entry.source.data), tree: entry.body.tree };
  };
  const all = <Schema extends z.ZodType>(collection: string, schema: Schema) => {
    const folder = join(root, 'content', collection);
    const names = existsSync(folder) ? readdirSync(folder) : [];
    return names
      .filter((name) => /\.(mdx|yaml)$/.test(name))
      .sort()
      .map((name) => one(`${collection}/${name}`, schema));
  };
  return { one, all };
}

/** What documents are made from, without what visitors do not see yet. @param root the project's folder */
export function readContent(root: string) {
  const { one, all } = reader(root);
  const now = buildDate();
  const shown = <Facts extends object>(entries: Entry<Facts>[]) => entries.filter(({ data }) => !isHeldBack(data, now));
  const byOrder = (a: Entry<Approach>, b: Entry<Approach>) => a.data.order - b.data.order;
  const approaches = [
    ...shown(all('strategies', strategySchema)).sort(byOrder),
    ...shown(all('funds', fundSchema)).sort(byOrder),
  ];
  const months = readMonthsOfAll(root);
  return {
    settings: one('settings.yaml', settingsSchema).data,
    documents: all('documents', documentSchema),
    communiques: shown(all('communiques', communiqueSchema)),
    pages: all('pages', pageSchema),
    glossary: all('glossary', glossarySchema),
    complaints: one('complaints.yaml', complaintsSchema),
    papers: all('papers', paperSchema),
    approaches,
    records: approaches.flatMap(({ id, data }) => approachRecord(id, data, months.get(id)) ?? []),
  };
}

export type Content = ReturnType<typeof readContent>;
