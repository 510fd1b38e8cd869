import { appendFileSync, cpSync } from 'node:fs';
import path from 'node:path';
import { copyProjectTo, linkPackages } from '../lib/project-copy.ts';
import { articleFile, writeArticles } from './articles.ts';
import { bareArticles, writeBareProject } from './bare-project.ts';
import { type Build, measuredBuilds } from './measured-build.ts';

/** What one build of each kind took with the same articles. */
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

/** What is built with one number of articles. */
interface Projects {
  count: number;
  bare: { folder: string; last: number };
  /** This site before its PDFs are made. */
  first: Site;
  /** This site as a clone holds it. */
  site: Site;
}

function projectsWith(count: number, folder: string): Projects {
  const bare = path.join(folder, 'bare');
  writeBareProject(bare);
  linkPackages(bare);
  return {
    count,
    bare: { folder: bare, last: writeArticles(bareArticles(bare), count) },
    first: clone(path.join(folder, 'without-documents'), count),
    site: clone(path.join(folder, 'clone'), count),
  };
}

/** Length in ms of a turn with so many articles. */
type Turn = (count: number) => number;

/** As builds take: longer with more articles, but not in proportion. */
const aSecondOrSo: Turn = (count) => 200 + count * 0.4;

/** A day: each build has ended before the next begins. */
const toTheEnd: Turn = () => 24 * 60 * 60 * 1000;

/** What was built with one number of articles. */
export interface Built {
  count: number;
  builds: Builds;
  /** This site as it was built last. */
  site: Site;
}

/**
 * Builds all projects in turns. Each build from nothing has a new folder, as to delete what another has left makes the next
 * one slower.
 */
async function buildAll(counts: readonly number[], folder: string, turn: Turn): Promise<Built[]> {
  const all = counts.map((count) => projectsWith(count, path.join(folder, `${count}`)));
  const first = await measuredBuilds(
    all.flatMap(({ count, bare, first }) => [
      { folder: bare.folder, turn: turn(count) },
      // Some three times as long.
      { folder: first.folder, turn: turn(count) * 3 },
    ]),
  );
  for (const { first, site } of all) takeDocuments(first.folder, site.folder);
  const cold = await measuredBuilds(all.map(({ count, site }) => ({ folder: site.folder, turn: turn(count) })));
  for (const { bare, site } of all) {
    changeArticle(bareArticles(bare.folder), bare.last);
    changeArticle(siteArticles(site.folder), site.last);
  }
  const warm = await measuredBuilds(
    all.flatMap(({ count, bare, site }) =>
      [bare.folder, site.folder].map((project) => ({ folder: project, turn: turn(count) })),
    ),
  );
  return all.map(({ count, bare, first: withoutDocuments, site }) => ({
    count,
    site,
    builds: {
      bare: { cold: first(bare.folder), warm: warm(bare.folder) },
      site: {
        withDocuments: first(withoutDocuments.folder),
        cold: cold(site.folder),
        warm: warm(site.folder),
      },
    },
  }));
}

const withMemoryOf = (alone: Build, build: Build): Build => ({ ...build, memory: alone.memory });

/** Builds with the memory that the same ones needed alone. */
const withMemory = (alone: Builds, { bare, site }: Builds): Builds => ({
  bare: { cold: withMemoryOf(alone.bare.cold, bare.cold), warm: withMemoryOf(alone.bare.warm, bare.warm) },
  site: {
    withDocuments: withMemoryOf(alone.site.withDocuments, site.withDocuments),
    cold: withMemoryOf(alone.site.cold, site.cold),
    warm: withMemoryOf(alone.site.warm, site.warm),
  },
});

/**
 * Builds all projects twice. Time is that of builds in turns, so that a slow minute of the machine is in each. Memory is that
 * of builds that ran alone: one that stands still and goes on again collects its garbage at other moments, which moved the
 * peak of a small build by a quarter.
 *
 * @param counts numbers of articles
 * @param folder an empty one, which keeps all of it
 */
export async function repetition(counts: readonly number[], folder: string): Promise<Built[]> {
  const timed = await buildAll(counts, path.join(folder, 'in-turns'), aSecondOrSo);
  const alone = await buildAll(counts, path.join(folder, 'alone'), toTheEnd);
  return timed.map((built) => {
    const same = alone.find(({ count }) => count === built.count);
    if (!same) throw new RangeError(`Nothing was built alone with ${built.count} articles.`);
    return { ...built, builds: withMemory(same.builds, built.builds) };
  });
}
