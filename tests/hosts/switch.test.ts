import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { placesIn, publish } from '../../tools/lib/publish-site.ts';
import { releaseSteps, rollbackSteps } from '../../tools/deploy/ssh.ts';
import { runSteps } from '../../tools/deploy/step.ts';
import { temporaryFolder, writeInto } from '../lib/temporary-folder.ts';
import { ask } from './support/ask.ts';
import { startCaddy } from './support/engines.ts';
import { fillSite, pageText, place, fakeServer } from './support/fake-server.ts';

/** Serves a folder with Caddy until the test ends. @returns the port */
async function serve(site: string): Promise<number> {
  const caddy = await startCaddy(site);
  onTestFinished(caddy.stop);
  return caddy.port;
}

/** The result of requesting a page: `one` or `two` for the complete page of a version, otherwise a description. */
async function versionOf(port: number, index: number): Promise<string> {
  const { status, body } = await ask(port, { target: `/page-${index}` });
  const text = body.toString();
  const version = ['one', 'two'].find((name) => text === pageText(name, index));
  return version ?? `${status} with ${body.length} bytes`;
}

/** Requests the pages repeatedly until stopped. @returns a function that stops, and returns counts of the results */
function askOn(port: number) {
  const answers = new Map<string, number>();
  let goesOn = true;
  const visitor = async (from: number) => {
    for (let index = from; goesOn; index = (index + 1) % 20) {
      const answer = await versionOf(port, index);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  };
  const visitors = Promise.all([0, 5, 10, 15].map(visitor));
  return async () => {
    goesOn = false;
    await visitors;
    return answers;
  };
}

it('answers every request during a release and its rollback with a complete page of one of the two', async () => {
  const { base } = fakeServer();
  const one = fillSite(temporaryFolder(), 'one');
  const parts = ['/_astro/part.1.js', '/pagefind/index/part_1.pf_index'];
  writeInto(one, Object.fromEntries([...parts, '/gone.html', '/files/gone.pdf'].map((part) => [part, 'of one'])));
  await runSteps(releaseSteps(one, place, '1'));
  const port = await serve(path.join(base, 'current'));
  const stop = askOn(port);
  const two = fillSite(temporaryFolder(), 'two');
  const withdrawn = '/pagefind/fragment/withdrawn.pf_fragment';
  writeInto(two, { [withdrawn]: 'of two' });
  await runSteps(releaseSteps(two, place, '2'));
  await runSteps(rollbackSteps(place));
  expect((await ask(port, { target: withdrawn })).status).toBe(404);
  rmSync(path.join(two, withdrawn));
  writeInto(base, { [`releases/.incoming-4${withdrawn}`]: 'half of it' });
  await runSteps(releaseSteps(two, place, '3'));
  const answers = await stop();
  expect([...answers.keys()].sort()).toEqual(['one', 'two']);
  expect(await versionOf(port, 7)).toBe('two');
  // A page that was opened before still gets its assets, but pages and PDFs that no longer exist are gone.
  for (const target of parts) {
    const { body, headers } = await ask(port, { target });
    expect(body.toString(), target).toBe('of one');
    expect(headers.get('cache-control'), target).toBe('public, max-age=31536000, immutable');
  }
  for (const target of ['/gone', '/files/gone.pdf', '/_astro/*', '/_astro/', '/pagefind/..%2fgone.html', withdrawn])
    expect((await ask(port, { target })).status, target).toBe(404);
});

it('never answers with half a page while a build is published', async () => {
  const root = temporaryFolder();
  const places = placesIn(root);
  mkdirSync(places.staging, { recursive: true });
  fillSite(places.site, 'one');
  const port = await serve(places.site);
  const stop = askOn(port);
  for (const version of Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'two' : 'one'))) {
    // Filled in another folder, so that the visitors only see the last step of a build.
    renameSync(fillSite(path.join(root, 'made'), version), places.next);
    publish(places);
    await versionOf(port, 0);
  }
  const answers = await stop();
  // Between the two renames there is no site for some microseconds: an empty 404, but never part of a page.
  answers.delete('404 with 0 bytes');
  expect([...answers.keys()].sort()).toEqual(['one', 'two']);
  expect(readFileSync(path.join(places.site, 'index.html'), 'utf8')).toBe('version one');
});

it.each([
  [{}, null],
  [{ _unlisted: '' }, 'noindex'],
])('with %j in the site, a PDF is sent with X-Robots-Tag: %s', async (marker, robots) => {
  const site = temporaryFolder();
  writeInto(site, { 'index.html': '', '404.html': '', 'files/charter.pdf': '%PDF-1.7', ...marker });
  const port = await serve(site);
  const { headers } = await ask(port, { target: '/files/charter.pdf' });
  expect(headers.get('x-robots-tag')).toBe(robots);
  expect((await ask(port, { target: '/_unlisted' })).status).toBe(404);
});
