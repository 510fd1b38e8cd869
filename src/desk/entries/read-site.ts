import { type Site, siteOf } from '../../collections/checks/site.ts';
import { readTree } from '../../collections/loader/content-tree.ts';

/** All content as writers see it now. @param root the project's folder */
export const siteFrom = (root: string, now: Date): Site => siteOf(readTree(root), { now, forWriters: true });
