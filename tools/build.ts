/**
 * `npm run build`: all or nothing. Astro builds the new site in a folder of its own, which is moved to `dist/` once
 * every check has passed; a build that fails or is killed leaves `dist/` as it was. Only one build runs at a time.
 */
import { build } from 'astro';
import { redirectsOf } from '../src/host/host-files.ts';
import { buildDate } from '../src/lib/build-date.ts';
import { formatList } from '../src/lib/format.ts';
import { type Places, placesIn, publish, recover, withLock } from './lib/publish-site.ts';
import { root } from './lib/run.mjs';
import { builtPages } from './lib/site-pages.ts';
import { main, readArguments } from './setup.mjs';

/** Pages of the published site that the new one neither has nor redirects. */
function lostPages({ site, next }: Places): string[] {
  const kept = new Set([...builtPages(next), ...redirectsOf(next).keys()]);
  return builtPages(site).filter((page) => !kept.has(page));
}

await main(async () => {
  readArguments({}, 'Write: npm run build');
  const places = placesIn(root);
  // One time for the whole build: if it ran past midnight, it could list an article that has no page yet.
  process.env['SOURCE_DATE_EPOCH'] = String(Math.floor(buildDate().getTime() / 1000));
  await withLock(root, async () => {
    recover(places);
    await build({ root, outDir: places.next });
    const lost = lostPages(places);
    publish(places);
    if (lost.length > 0)
      console.log(
        `Please look at this: the site no longer has ${formatList(lost)}. If visitors should be sent to another page, name both under formerAddresses in content/settings.yaml.`,
      );
  });
  console.log('Every check has passed; the new site is in dist/.');
});
