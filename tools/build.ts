/**
 * `npm run build`: all or nothing. Astro builds the new site in a folder of its own, which is moved to `dist/` once
 * every check has passed; a build that fails or is killed leaves `dist/` as it was. Only one build runs at a time.
 */
import { isDeepStrictEqual } from 'node:util';
import { build } from 'astro';
import { readTree } from '../src/collections/loader/content-tree.ts';
import { buildDate } from '../src/lib/build-date.ts';
import { remarksOn } from './lib/compare-sites.ts';
import { placesIn, publish, recover, withLock } from './lib/publish-site.ts';
import { main, readArguments, root, SetupError } from './setup.mjs';

/** What the checks have read, except for PDFs, some of which a build makes itself. */
function checkedFiles() {
  const { texts, firstBytes } = readTree(root);
  return { texts, firstBytes };
}

await main(async () => {
  readArguments({}, 'Write: npm run build');
  const places = placesIn(root);
  // One time for the whole build: if it ran past midnight, it could list an article that has no page yet.
  process.env['SOURCE_DATE_EPOCH'] = String(Math.floor(buildDate().getTime() / 1000));
  await withLock(root, async () => {
    recover(places);
    const before = checkedFiles();
    await build({ root, outDir: places.next });
    if (!isDeepStrictEqual(checkedFiles(), before))
      throw new SetupError(
        'A text or picture was saved during the build, so it may not have been checked. Run the command again.',
      );
    const remarks = remarksOn(places);
    publish(places);
    for (const remark of remarks) console.log(`Please look at this: ${remark}`);
  });
  console.log('Every check has passed; the new site is in dist/.');
});
