import path from 'node:path';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { checkFields } from './check-fields.ts';
import { picturePath } from './picture-path.ts';
import { textPaths } from './content-tree.ts';
import { type ContentFile, readContentFile } from './read-file.ts';
import { collectionOf, type CollectionName, placeOf } from '../schemas/collections.ts';
import { ContentError, type ContentProblem } from '../findings/content-problem.ts';

type Logger = LoaderContext['logger'];

type Fields = Record<string, unknown>;

/** What a collection needs beyond its schema. */
export interface EntryExtras {
  /** Whether what lies in public/ may complete an entry. */
  isFromPublic?: true;
  /** The fields of an entry, with those that nobody types. */
  complete: (typed: Fields, from: { root: string; text: string }) => Fields | Promise<Fields>;
}

/** Fingerprints of the pictures in a text: another picture of the same name makes another page. */
function picturesOf({ file, body }: ContentFile, root: string, context: LoaderContext): string[] {
  const paths = body.pictures
    .flatMap((picture) => picturePath(picture, file) ?? [])
    .map((each) => path.join(root, each));
  const found = paths.filter((each) => statSync(each, { throwIfNoEntry: false })?.isFile());
  return found.map((each) => context.generateDigest(readFileSync(each, 'base64')));
}

/** What the files of one collection are loaded with. */
interface Loading {
  root: string;
  context: LoaderContext;
  extras: EntryExtras | undefined;
}

/** Reads one file, and hands it to Astro's store unless its fields have mistakes. */
async function loadFile(file: string, { root, context, extras }: Loading): Promise<void> {
  const { store } = context;
  const filePath = path.join(root, file);
  const { entry } = readContentFile(file, readFileSync(filePath));
  if (entry === undefined || hasMistakes(entry)) return;
  const { id, source, collection } = entry;
  const typed = source.data as Fields;
  const completed = (await extras?.complete(typed, { root, text: source.body })) ?? typed;
  // What is added may have changed while the file did not.
  const digest = context.generateDigest({ text: source.text, completed, pictures: picturesOf(entry, root, context) });
  const known = store.get(id);
  if (known?.digest === digest) {
    // The list of texts that Astro imports is made anew each time.
    if (known.deferredRender) store.addModuleImport(file);
    return;
  }
  const data = await context.parseData({ id, data: completed, filePath });
  const isText = collectionOf(collection).ending === 'mdx';
  store.set({ id, data, filePath: file, digest, ...(isText && { body: source.body, deferredRender: true }) });
}

const hasMistakes = ({ source, collection, file }: ContentFile) =>
  checkFields(source, collectionOf(collection).schema, file).length > 0;

const filesOf = (name: CollectionName, root: string) =>
  textPaths(root).filter((file) => placeOf(file)?.collection === name);

/** Follows the files of one collection in the dev server. Mistakes are told by src/integrations/content-checks. */
function follow(name: CollectionName, loading: Loading): void {
  const { root, context, extras } = loading;
  const { watcher, store } = context;
  const pathOf = (changed: string) => path.relative(root, changed).replaceAll(path.sep, '/');
  const reload = (changed: string) => {
    const file = pathOf(changed);
    const isSource = extras?.isFromPublic === true && file.startsWith('public/');
    const files = isSource ? filesOf(name, root) : placeOf(file)?.collection === name ? [file] : [];
    for (const each of files) void loadOrTell(each, loading);
  };
  watcher?.on('change', reload);
  watcher?.on('add', reload);
  watcher?.on('unlink', (changed) => {
    const place = placeOf(pathOf(changed));
    if (place?.collection === name) store.delete(place.id);
  });
}

/** Reads a file in the dev server, where one that cannot be read leaves the others as they are. */
async function loadOrTell(file: string, loading: Loading): Promise<void> {
  try {
    await loadFile(file, loading);
  } catch (error) {
    loading.context.logger.error(
      `${file} could not be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/**
 * Makes the loaders of all collections below `content/`. A build stops at any mistake in the content, with all of them;
 * the dev server goes on with what is right. Ids keep the case of the file names (they are addresses), and dates reach
 * the schema as they were typed.
 *
 * @param findMistakes looks at the whole content; collections load at the same time, and it is asked once for all
 */
export function entriesCheckedBy(findMistakes: (root: string, logger: Logger) => Promise<ContentProblem[]>) {
  let mistakes: Promise<ContentProblem[]> | undefined;
  /** Worked out anew when the collections load again. */
  const mistakesOfAll = (root: string, logger: Logger) =>
    (mistakes ??= findMistakes(root, logger).finally(() => {
      setTimeout(() => {
        mistakes = undefined;
      });
    }));

  return (name: CollectionName, extras?: EntryExtras): Loader => ({
    name: 'content-entries',
    load: async (context) => {
      const root = fileURLToPath(context.config.root);
      const loading: Loading = { root, context, extras };
      const isBuild = context.watcher === undefined;
      if (isBuild) {
        const found = await mistakesOfAll(root, context.logger);
        if (found.length > 0) throw new ContentError(found);
      }
      const files = filesOf(name, root);
      const ids = new Set(files.map((file) => placeOf(file)?.id));
      for (const id of context.store.keys()) if (!ids.has(id)) context.store.delete(id);
      const load = isBuild ? loadFile : loadOrTell;
      await Promise.all(files.map((file) => load(file, loading)));
      follow(name, loading);
    },
  });
}
