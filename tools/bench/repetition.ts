import { appendFileSync, cpSync } from 'node:fs';
import path from 'node:path';
import { copyProjectTo, linkPackages } from '../lib/project-copy.ts';
import { articleFile, writeArticles } from './articles.ts';
import { bareArticles, writeBareProject } from './bare-project.ts';
import { type Build, measuredBuild } from './measured-build.ts';

/** One build of each kind with the same articles. */
export interface Builds {
  bare: Record<'cold' | 'warm', Build>;
  site: {
    /** Of a clone into which all articles have just been put, so that the PDF of each is made as well. */
    withDocuments: Build;
    /** Of a clone, which holds the articles' PDFs as it holds the articles: nothing that a build keeps is there. */
    cold: Build;
    /** After a few words more in one article. */
    warm: Build;
  };
}

/** This site with articles. */
export interface Site {
  folder: string;
  /** The number of its last article. */
  last: number;
}

/** Where the articles of this site are. */
export const siteArticles = (folder: string) => path.join(folder, 'content/communiques');

function clone(folder: string, count: number): Site {
  return { folder: copyProjectTo(folder), last: writeArticles(siteArticles(folder), count) };
}

/** What `npm run documents` adds to a repository. */
function takeDocuments(from: string, to: string): void {
  for (const name of ['public', 'src/assets/made-documents.json']) {
    cpSync(path.join(from, name), path.join(to, name), { recursive: true });
  }
}

function changeArticle(articles: string, number: number): void {
  appendFileSync(articleFile(articles, number), '\nA few words more.\n');
}

/**
 * Builds both projects in turn, so that a slow minute of the machine is in both. Each build from nothing has a new folder,
 * as to delete what another has left makes the next one slower.
 *
 * @param folder an empty one, which keeps all of it
 * @returns what the builds took, and this site as it was built last
 */
export function repetition(count: number, folder: string): { builds: Builds; site: Site } {
  const bare = path.join(folder, 'bare');
  writeBareProject(bare);
  linkPackages(bare);
  const lastOfBare = writeArticles(bareArticles(bare), count);
  const bareCold = measuredBuild(bare);

  const first = clone(path.join(folder, 'without-documents'), count);
  const withDocuments = measuredBuild(first.folder);
  const site = clone(path.join(folder, 'clone'), count);
  takeDocuments(first.folder, site.folder);
  const cold = measuredBuild(site.folder);

  changeArticle(bareArticles(bare), lastOfBare);
  const bareWarm = measuredBuild(bare);
  changeArticle(siteArticles(site.folder), site.last);
  const warm = measuredBuild(site.folder);
  return { builds: { bare: { cold: bareCold, warm: bareWarm }, site: { withDocuments, cold, warm } }, site };
}
