import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { getDocumentSeries } from '../../../collections/queries.ts';

/** The newest version of each document, at an address that never changes. */
export const getStaticPaths = (async () =>
  (await getDocumentSeries()).map(({ latestName, current }) => ({
    params: { name: latestName },
    props: { file: current.data.file },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ file: string }> = async ({ props: { file } }) =>
  new Response(new Uint8Array(await readFile(join(process.cwd(), 'public', file))), {
    headers: { 'Content-Type': 'application/pdf' },
  });
