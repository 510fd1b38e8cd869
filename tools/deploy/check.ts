import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pMap from 'p-map';
import { redirectsOf } from '../../src/host/host-files.ts';
import { headersFor } from '../../src/lib/hosting/host-headers.ts';
import { builtPageRoute } from '../../src/lib/routes.ts';
import { SetupError } from '../setup.mjs';

/** Traces that Cloudflare's features leave in files they change; deploy/README.md lists the features. */
const traces = /email-protection|rocket-loader|cloudflareinsights|challenge-platform|zaraz|cloudflare managed/i;

/** Cloudflare and Netlify send their own equivalents of `no-cache`, and hosts differ in spacing. */
const ownWords = /^(public, max-age=0, must-revalidate|no-store)$/;
const plain = (value: string | null) => value?.replace(ownWords, 'no-cache').replaceAll(' ', '').toLowerCase();

const get = (origin: string, address: string) =>
  fetch(origin.replace(/\/$/, '') + address, { redirect: 'manual' }).catch((cause: unknown) => {
    throw new SetupError(`${origin} does not answer. Write it as https://domain.`, { cause });
  });

/** Whether a former address leads to the new one. */
async function changesOfRedirect(origin: string, [address, to]: readonly [from: string, to: string]) {
  const { status, headers } = await get(origin, address);
  const leads = status === 301 && new URL(headers.get('location') ?? '', origin).href === new URL(to, origin).href;
  return leads ? [] : [{ change: `does not lead to ${to}`, address }];
}

async function changesAt(dist: string, origin: string, file: string) {
  const isFound = file !== '404.html';
  const address = isFound ? builtPageRoute(file) : '/no-such-page';
  const answer = await get(origin, address);
  const [built, served] = [readFileSync(path.join(dist, file)), Buffer.from(await answer.arrayBuffer())];
  const [trace] = traces.exec(served.toString()) ?? [];
  const type = file.endsWith('.html') && { 'Content-Type': 'text/html; charset=utf-8' };
  return [
    answer.status !== (isFound ? 200 : 404) && `answered with status ${answer.status}`,
    !served.equals(built) && (trace ? `changed by Cloudflare: ${trace}` : 'not what was built last'),
    existsSync(path.join(dist, `${file}.br`)) && !answer.headers.has('content-encoding') && 'not compressed',
    answer.headers.has('set-cookie') && 'sent with a cookie',
    ...Object.entries<string>({ ...headersFor(address, isFound), ...type }).map(
      ([name, value]) => plain(answer.headers.get(name)) !== plain(value) && `without “${name}: ${value}”`,
    ),
  ].flatMap((change) => (change === false ? [] : [{ change, address }]));
}

/**
 * Fetches every file of the built site from a host, as a visitor would, and every former address.
 *
 * @returns a message per kind of difference
 */
export async function changesOnTheWay(dist: string, origin: string): Promise<string[]> {
  // `*` does not match folders that start with a dot.
  const everyFile = ['**/*.*', '.well-known/*'];
  const files = globSync(everyFile, { cwd: dist, exclude: (file) => /\.(br|gz|zst)$/.test(file) }).sort();
  const found = await pMap(files, (file) => changesAt(dist, origin, file), { concurrency: 8 });
  const moved = await pMap(redirectsOf(dist), (redirect) => changesOfRedirect(origin, redirect), { concurrency: 8 });
  return Object.entries(Object.groupBy([...found, ...moved].flat(), ({ change }) => change)).map(
    ([change, all = []]) => `${change}: ${all[0]?.address ?? ''}, ${all.length} in all`,
  );
}
