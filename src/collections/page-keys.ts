import { createHash } from 'node:crypto';
import { collectionNames } from './schemas/collections.ts';
import { type Communique, getEntriesOf } from './queries.ts';
import { forWriters } from '../lib/for-writers.ts';
import { communiquePdf } from '../lib/made-document.ts';
import { madeDocument } from './made-record.ts';
import { siteEnvironment } from '../lib/site-environment.ts';

/**
 * Keys by which a build tells that a page would come out as it did before, so that Astro takes the one it has kept
 * (`cacheKey` in `getStaticPaths`). What Astro looks at by itself is the code of a page; a key says which content and
 * which settings of this build it shows. There may be thousands of articles, so only these have keys.
 */

const fingerprint = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 20);

/** All content but the articles: any of it may stand in a page's header, footer or text. */
async function restOfContent(): Promise<string> {
  // No page shows the list of words that stop a build.
  const names = collectionNames.filter((name) => name !== 'communiques' && name !== 'words');
  const entries = await getEntriesOf(names);
  return fingerprint([siteEnvironment, entries.map(({ collection, id, digest }) => [collection, id, digest])]);
}

let rest: Promise<string> | undefined;

/** The key of an article's page, which names the articles before and after it. The dev server keeps no pages. */
export async function articleKey(article: Communique, ...neighbours: (Communique | undefined)[]): Promise<string> {
  if (forWriters) return '';
  rest ??= restOfContent();
  const named = neighbours.map((entry) => entry && [entry.id, entry.data.title]);
  return fingerprint([await rest, article.id, article.digest, madeDocument(communiquePdf(article.id)), named]);
}
