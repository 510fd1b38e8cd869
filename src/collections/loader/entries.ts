import path from 'node:path';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { checkContent } from '../checks/check-content.ts';
import { checkFields } from '../checks/check-fields.ts';
import { picturePath } from '../checks/check-pictures.ts';
import { readTree, textPaths } from '../checks/content-tree.ts';
import { type ContentFile, readContentFile } from '../checks/read-file.ts';
import { buildDate } from '../../lib/build-date.ts';
import { collectionOf, type CollectionName, placeOf } from '../schemas/collections.ts';
import { isPlainMarkdown } from './plain-markdown.ts';
import { ContentError, type ContentProblem, problemLine } from './content-problem.ts';

type Logger = LoaderContext['logger'];

/** Astro's own loaders use this too; its types do not name it yet. */
type WithAssets = LoaderContext['store'] & { addAssetImports(pictures: string[], file: string): void };

type Fields = Record<string, unknown>;

/** What a collection needs beyond its schema. */
export interface EntryExtras {
  /** Mistakes of files in public/ that no content file shows by itself; found once for all collections together. */
  check?: (root: string, logger: Logger) => Promise<ContentProblem[]>;
  /** The fields of an entry, with those that nobody types. */
  complete: (typed: Fields, from: { root: string; text: string }) => Fields | Promise<Fields>;
}

/** The extras of all collections; filled while src/content.config.ts is read. */
const extrasOf = new Map<CollectionName, EntryExtras>();

let mistakes: Promise<ContentProblem[]> | undefined;

/**
 * All collections load at the same time, and each needs the answer about the whole content: it is worked out once for
 * all of them, and anew when they load again.
 */
function contentMistakes(root: string, { logger }: LoaderContext): Promise<ContentProblem[]> {
  mistakes ??= findMistakes(root, logger).finally(() => {
    setTimeout(() => {
      mistakes = undefined;
    });
  });
  return mistakes;
}

async function findMistakes(root: string, logger: Logger): Promise<ContentProblem[]> {
  const found = checkContent(readTree(root), { now: buildDate() });
  for (const warning of found.warnings) logger.info(`Please look at this: ${problemLine(warning)}`);
  const further = await Promise.all(
    [...extrasOf.values()].flatMap(({ check }) => (check ? [check(root, logger)] : [])),
  );
  return [...found.mistakes, ...further.flat()];
}

/** Fingerprints of the pictures in a text: another picture of the same name makes another page. */
function picturesOf({ file, body }: ContentFile, root: string, context: LoaderContext): string[] {
  const paths = body.pictures
    .flatMap((picture) => picturePath(picture, file) ?? [])
    .map((each) => path.join(root, each));
  const found = paths.filter((each) => statSync(each, { throwIfNoEntry: false })?.isFile());
  return found.map((each) => context.generateDigest(readFileSync(each, 'base64')));
}

/**
 * What Astro makes pages from: the HTML of a text that is Markdown alone, without the text, as all that is stored is
 * read as a program in every build; or a module to be made of its MDX. The dev server makes modules of all, as a change
 * of one module shows before the whole store has been written anew.
 */
async function textOf({ collection, file, source, body }: ContentFile, root: string, context: LoaderContext) {
  if (collectionOf(collection).ending !== 'mdx') return {};
  const isBuild = context.watcher === undefined;
  if (!isBuild || !isPlainMarkdown(source.body, body)) return { body: source.body, deferredRender: true };
  const rendered = await context.renderMarkdown(source.body, { fileURL: pathToFileURL(path.join(root, file)) });
  return { rendered, assetImports: rendered.metadata?.imagePaths ?? [] };
}

/** Reads one file, and hands it to Astro's store unless its fields have mistakes. */
async function loadFile(file: string, root: string, context: LoaderContext): Promise<void> {
  const { store } = context;
  const filePath = path.join(root, file);
  const { entry } = readContentFile(file, readFileSync(filePath));
  if (entry === undefined || hasMistakes(entry)) return;
  const { id, source, collection } = entry;
  const typed = source.data as Fields;
  const completed = (await extrasOf.get(collection)?.complete(typed, { root, text: source.body })) ?? typed;
  // What is added may have changed while the file did not.
  const digest = context.generateDigest({ text: source.text, completed, pictures: picturesOf(entry, root, context) });
  const known = store.get(id);
  if (known?.digest === digest) {
    // The lists of texts and pictures that Astro imports are made anew each time.
    if (known.deferredRender) store.addModuleImport(file);
    if (known.assetImports) (store as WithAssets).addAssetImports(known.assetImports, file);
    return;
  }
  const data = await context.parseData({ id, data: completed, filePath });
  store.set({ id, data, filePath: file, digest, ...(await textOf(entry, root, context)) });
}

const hasMistakes = ({ source, collection, file }: ContentFile) =>
  checkFields(source, collectionOf(collection).schema, file).length > 0;

const filesOf = (name: CollectionName, root: string) =>
  textPaths(root).filter((file) => placeOf(file)?.collection === name);

/** Follows the files of one collection in the dev server. Mistakes are told by src/integrations/content-checks. */
function follow(name: CollectionName, root: string, context: LoaderContext): void {
  const { watcher, store } = context;
  const pathOf = (changed: string) => path.relative(root, changed).replaceAll(path.sep, '/');
  const reload = (changed: string) => {
    const file = pathOf(changed);
    // What lies in public/ may be what completes an entry.
    const isSource = extrasOf.get(name)?.check !== undefined && file.startsWith('public/');
    const files = isSource ? filesOf(name, root) : placeOf(file)?.collection === name ? [file] : [];
    for (const each of files) void loadOrTell(each, root, context);
  };
  watcher?.on('change', reload);
  watcher?.on('add', reload);
  watcher?.on('unlink', (changed) => {
    const place = placeOf(pathOf(changed));
    if (place?.collection === name) store.delete(place.id);
  });
}

/** Reads a file in the dev server, where one that cannot be read leaves the others as they are. */
async function loadOrTell(file: string, root: string, context: LoaderContext): Promise<void> {
  try {
    await loadFile(file, root, context);
  } catch (error) {
    context.logger.error(`${file} could not be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Loads one collection from `content/`. A build stops at any mistake in the content, with all of them; the dev server
 * goes on with what is right. Ids keep the case of the file names (they are addresses), and dates reach the schema as
 * they were typed.
 */
export function entries(name: CollectionName, extras?: EntryExtras): Loader {
  if (extras) extrasOf.set(name, extras);
  return {
    name: 'content-entries',
    load: async (context) => {
      const root = fileURLToPath(context.config.root);
      const isBuild = context.watcher === undefined;
      if (isBuild) {
        const found = await contentMistakes(root, context);
        if (found.length > 0) throw new ContentError(found);
      }
      const files = filesOf(name, root);
      const ids = new Set(files.map((file) => placeOf(file)?.id));
      for (const id of context.store.keys()) if (!ids.has(id)) context.store.delete(id);
      const load = isBuild ? loadFile : loadOrTell;
      await Promise.all(files.map((file) => load(file, root, context)));
      follow(name, root, context);
    },
  };
}
