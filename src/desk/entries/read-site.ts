import { type Site, siteOf } from '../../collections/checks/site.ts';
import { type ContentTree, readTree } from '../../collections/loader/content-tree.ts';
import { readContentFile } from '../../collections/loader/read-file.ts';

/** All content as writers see it now. @param root the project's folder @param tree its files, where they are read already */
export function siteFrom(root: string, now: Date, tree: ContentTree = readTree(root)): Site {
  const entries = [...tree.texts].flatMap(([file, bytes]) => readContentFile(file, bytes).entry ?? []);
  return siteOf(entries, tree, { now, forWriters: true });
}
