import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Settings } from '../../../src/collections/schemas/settings.ts';

/** A file of content/, read without the site's own code. */
export interface Entry {
  id: string;
  data: Record<string, unknown>;
}

const root = path.resolve('content');

/** The entries of a folder; `id` is the file's name. */
export const entriesOf = (collection: string): Entry[] =>
  readdirSync(path.join(root, collection))
    .filter((name) => /\.(mdx|yaml)$/.test(name))
    .map((name) => ({ id: path.parse(name).name, data: frontMatter(path.join(root, collection, name)) }));

export const settings = parse(readFileSync(path.join(root, 'settings.yaml'), 'utf8')) as Settings;

/** The YAML of a file: all of it, or what stands between the first two lines of dashes. */
function frontMatter(file: string): Record<string, unknown> {
  const text = readFileSync(file, 'utf8');
  const yaml = file.endsWith('.mdx') ? text.split(/^---$/m)[1] : text;
  return parse(yaml ?? '') as Record<string, unknown>;
}
