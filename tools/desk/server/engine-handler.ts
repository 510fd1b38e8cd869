import { type APIRouteConfig, makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import type { Config } from '@keystatic/core';
import { z } from 'astro/zod';
import { collectionNames, collectionOf } from '../../../src/collections/schemas/collections.ts';
import { withVersion } from '../../../src/desk/save/file-state.ts';
import { keepAside } from '../../../src/lib/keep-aside.ts';
import { planSave, type Update } from '../../../src/desk/save/plan-save.ts';
import { isUnfinished, UNFINISHED, writeFiles } from '../../../src/lib/write-files.ts';
import type { DeskState } from './desk-state.ts';
import { diskTrouble } from './disk-trouble.ts';

/** A write request of the engine's page (docs/upstream/keystatic-typing.md); any other shape is refused as a whole. */
const updateSchema = z.strictObject({
  additions: z.array(
    z.strictObject({
      path: z.string(),
      contents: z.string().transform((text) => new Uint8Array(Buffer.from(text, 'base64url'))),
    }),
  ),
  deletions: z.array(z.strictObject({ path: z.string() })),
});

const textResponse = (status: number, words: string) =>
  new Response(words, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

/** Makes pasted links relative: they have the desk's own host, which visitors could not reach. */
function withOwnAddresses({ additions, deletions }: Update, origin: string): Update {
  const plain = (contents: Uint8Array) =>
    new Uint8Array(Buffer.from(Buffer.from(contents).toString('utf8').replaceAll(`](${origin}/`, '](/')));
  const texts = additions.map(({ path, contents }) => ({
    path,
    contents: path.endsWith('.mdx') ? plain(contents) : contents,
  }));
  return { additions: texts, deletions };
}

/** A minimal configuration: here the engine uses only the paths, to know where it may read. */
function pathsOf(): Config {
  const all = collectionNames.map((name) => [name, collectionOf(name).single === true] as const);
  const path = (name: string, isSingle: boolean) => ({
    label: name,
    path: isSingle ? `content/${name}` : `content/${name}/*`,
    format: { data: 'yaml' as const },
    slugField: '',
    schema: {},
  });
  const those = (single: boolean) =>
    Object.fromEntries(all.filter(([, isSingle]) => isSingle === single).map(([name]) => [name, path(name, single)]));
  return { storage: { kind: 'local' }, collections: those(false), singletons: those(true) } as Config;
}

/**
 * Answers the engine's page. Reading is left to the engine; the desk does the writing, so that only the changes go into
 * a file, no unseen change is overwritten, and a full disk leaves the file as it was.
 */
export function engineHandler(root: string, state: DeskState) {
  const options: APIRouteConfig = { config: pathsOf(), localBaseDirectory: root };
  const own = makeGenericAPIRouteHandler(options);
  const read = async (request: Request) => {
    const { body, status, headers } = await own(request);
    return new Response(body as BodyInit | null, { status: status ?? 200, ...(headers && { headers }) });
  };
  /** Returns the current file with its version, even if the engine's list of files is older. */
  const show = ({ url }: Request) => {
    const [, name] = /^\/api\/keystatic\/blob\/[^/]+\/(.+)$/.exec(new URL(url).pathname) ?? [];
    const file = decodeURIComponent(name ?? '');
    const contents = state.read(file);
    return contents && new Response(withVersion(file, contents));
  };
  const write = async (request: Request): Promise<Response> => {
    const asked = updateSchema.safeParse(await request.json());
    if (!asked.success) return textResponse(400, 'The desk could not read what to save, so nothing was saved.');
    const update: Update = withOwnAddresses(asked.data, new URL(request.url).origin);
    const plan = isUnfinished(root) ? { refused: UNFINISHED } : planSave(update, state.saveFacts());
    if ('refused' in plan) {
      const text = update.additions.find(({ path }) => /\.(mdx|yaml)$/.test(path));
      // Keep the text, so that it is not lost if the window is closed.
      const kept = text && keepAside(root, text.path, text.contents);
      return textResponse(409, kept === undefined ? plan.refused : `${plan.refused} (Kept as ${kept}.)`);
    }
    try {
      await writeFiles(root, plan.writes, plan.removes);
    } catch (error) {
      return textResponse(507, diskTrouble(error));
    }
    const tree = new URL('/api/keystatic/tree', request.url);
    return read(new Request(tree, { headers: { 'no-cors': '1' } }));
  };
  // Every POST is a write: the engine uses more than one address for it.
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return show(request) ?? read(request);
    return state.inTurn(() => write(request));
  };
}
