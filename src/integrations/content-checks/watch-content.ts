import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { checkContent, isFileRight } from '../../collections/checks/check-content.ts';
import { type ContentTree, readTree } from '../../collections/loader/content-tree.ts';
import { buildDate } from '../../lib/build-date.ts';
import { type ContentProblem, headingOf, problemLine } from '../../collections/findings/content-problem.ts';
import { placeOf } from '../../collections/schemas/collections.ts';
import { libraryProblems } from '../../pdf/library/library-problems.ts';
import { readLibrary } from '../../pdf/library/read-library.ts';
import { forgetOldModules } from './forget-old-modules.ts';
import type { LatestFindings } from './latest-findings.ts';
import { TEXT_EVENT } from './names.ts';
import { overlayMessage, placeholderPage } from './overlay.ts';
import { keepPageVersion } from './page-version.ts';
import { tellOfSecondSave } from './second-save.ts';

/** Milliseconds; an editor that saves several files at once is answered once. */
const SETTLE = 30;

/** Milliseconds from one changed text to the checks of all, so that its page is shown before them. */
const LATER = 600;

/** Whether a place is a folder or anywhere in it. */
const isIn = (folder: string, place: string) => place === folder || place.startsWith(folder + path.sep);

/** In a dev server that runs for days, each check goes by its own day. */
const asWritersSee = () => ({ now: buildDate(), forWriters: true });

/** Milliseconds that pages wait for a deleted text to leave Astro's store, where it may never have been. */
const LEAVING = 2_000;

/**
 * Checks the content and its PDFs whenever one of its files changes, and tells terminal and browser what is wrong.
 *
 * @param folders absolute paths of the content's and the PDFs' folders
 * @param latest is kept up to date
 * @returns ends it
 */
export function watchContent(
  server: ViteDevServer,
  folders: readonly string[],
  latest: LatestFindings,
  tell: (line: string) => void,
): () => void {
  const { root } = server.config;
  const pathOf = (file: string) => path.join(root, file);
  const nameOf = (file: string) => path.relative(root, file).replaceAll(path.sep, '/');
  let mistakes: ContentProblem[] = [];
  /** What the library has wrong; asked again when a file may have changed that it is about. */
  let inLibrary: ContentProblem[] | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** The content as it was checked last. */
  let tree: ContentTree | undefined;
  /** Texts that have changed since then; undefined where more has happened to the files. */
  let changed: Set<string> | undefined;

  const version = keepPageVersion(server);
  /** Changes of files so far, and the pages that wait for the checks of the last one. */
  let changes = 0;
  let isDue = false;
  let waiting: (() => void)[] = [];
  /** Settled once the store is without the text that was deleted last. */
  let left: Promise<unknown> = Promise.resolve();

  const check = async () => {
    const seen = changes;
    const all = readTree(root);
    const inTexts = checkContent(all, asWritersSee());
    const ofLibrary = inLibrary ?? libraryProblems(await readLibrary(root));
    // A file has changed in the meantime: a later check has the answer.
    if (seen !== changes) return;
    inLibrary = ofLibrary;
    tree = all;
    changed = new Set();
    const hadMistakes = mistakes.length > 0;
    mistakes = [...inTexts.mistakes, ...inLibrary];
    latest.settle({ mistakes, warnings: inTexts.warnings });
    if (mistakes.length > 0) {
      tell([`${headingOf(mistakes)}:`, ...mistakes.map((mistake) => `  ${problemLine(mistake)}`)].join('\n'));
      server.ws.send(overlayMessage(mistakes, pathOf));
    } else if (hadMistakes) {
      tell('The content has no mistakes any more.');
      version.reload();
    }
  };

  const letPagesGoOn = async () => {
    const seen = changes;
    // Astro would fail to make a page of a text that is still stored and whose file is gone.
    if (mistakes.length === 0) await left;
    if (seen !== changes) return;
    isDue = false;
    for (const goOn of waiting) goOn();
    waiting = [];
  };

  /** Whether nothing but texts without mistakes has changed where there were none before. */
  const isQuicklyRight = (): boolean => {
    if (tree === undefined || changed === undefined || mistakes.length > 0) return false;
    try {
      const texts = new Map(tree.texts);
      for (const file of changed) texts.set(file, readFileSync(path.join(root, file)));
      const now = { ...tree, texts };
      return [...changed].every((file) => isFileRight(now, file, asWritersSee()));
    } catch {
      // Gone again by now: the checks of all will say what that means.
      return false;
    }
  };

  const checkSoon = () => {
    if (!isQuicklyRight()) return void checkNow();
    void letPagesGoOn();
    timer = setTimeout(() => void checkNow(), LATER);
  };

  const checkNow = async () => {
    const seen = changes;
    try {
      await check();
    } catch (error) {
      tell(`The content could not be checked: ${String(error)}`);
      if (seen === changes) latest.settle(undefined);
    }
    if (seen === changes) await letPagesGoOn();
  };

  for (const environment of Object.values(server.environments)) forgetOldModules(environment);
  server.watcher.on('all', (event, file) => {
    if (!folders.some((folder) => isIn(folder, file))) return;
    // The words of a text are nothing to the library, whose entries are fields alone.
    const isText = event === 'change' && file.endsWith('.mdx');
    if (isText) {
      changed?.add(nameOf(file));
      server.environments.client.hot.send(TEXT_EVENT, {});
    } else inLibrary = changed = undefined;
    if (event === 'unlink' && placeOf(nameOf(file)) !== undefined)
      left = Promise.race([version.nextStored(), wait(LEAVING)]);
    changes += 1;
    latest.expire();
    isDue = true;
    clearTimeout(timer);
    timer = setTimeout(checkSoon, SETTLE);
  });
  // A page that is opened while there are mistakes shows them too.
  server.ws.on('connection', (socket) => {
    if (mistakes.length > 0) socket.send(JSON.stringify(overlayMessage(mistakes, pathOf)));
  });
  server.middlewares.use((request, response, next) => {
    if (request.headers.accept?.includes('text/html') !== true) {
      next();
      return;
    }
    const answer = () => {
      version.stamp(response);
      if (mistakes.length === 0) next();
      else response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(placeholderPage(mistakes));
    };
    // Astro would remember what it failed to make of a mistake, even when it is mended.
    if (isDue) waiting.push(answer);
    else answer();
  });
  void checkNow();
  const endLooks = tellOfSecondSave(server.watcher);
  return () => {
    endLooks();
    clearTimeout(timer);
  };
}
