import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runtimeTaker } from '../../src/integrations/intent/take-out-runtime.ts';

const directive = '(()=>{self.Astro={};window.dispatchEvent(new Event("astro:intent"))})()';
const runtime = '(()=>{customElements.define("astro-island",X)})()';
const island = `<script>${directive}</script><script>${runtime}</script><astro-island></astro-island>`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'islands-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('moves the scripts of islands into one file that the page names', async () => {
  const page = runtimeTaker(folder, '_astro')('/FAQ', `<html lang="en"><script>own()</script>${island}</html>`);
  const [file = ''] = await readdir(path.join(folder, '_astro'));
  expect(page).toBe(
    `<html data-islands="/_astro/${file}" lang="en"><script>own()</script><astro-island></astro-island></html>`,
  );
  expect(await readFile(path.join(folder, '_astro', file), 'utf8')).toBe(`${directive};\n${runtime}`);
});

it('leaves a page without islands alone', () => {
  const page = '<html lang="en"><script>own()</script></html>';
  expect(runtimeTaker(folder, '_astro')('/FAQ', page)).toBe(page);
});

it('stops when it does not find the script', () => {
  const take = runtimeTaker(folder, '_astro');
  expect(() => take('/FAQ', '<html lang="en"><astro-island></astro-island></html>')).toThrow('/FAQ has islands');
});
