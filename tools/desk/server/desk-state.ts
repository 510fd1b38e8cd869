import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describeDesk, type Desk } from '../../../src/desk/entries/describe-desk.ts';
import { siteFrom } from '../../../src/desk/entries/read-site.ts';
import type { SaveFacts } from '../../../src/desk/save/plan-save.ts';

/** Milliseconds until a page that follows the content asks again. */
const LONGEST_WAIT = 20_000;

/** Milliseconds: a file is written under another name first, so that one save is several changes to whoever watches. */
const ONE_SAVE = 40;

/** How often the content, and the site that shows it, have changed. */
export interface Versions {
  version: number;
  site: number;
}

/** What the engine's own reader and writer make of a file. */
export type RoundTrip = (collection: string, id: string, file: string) => string;

/**
 * The states of files that windows were shown, kept on the disk as well: a window outlives the server, and what was
 * typed in it can be saved once the desk is started again.
 */
function openedFiles(root: string) {
  const inMemory = new Map<string, Uint8Array>();
  const folder = path.join(root, '.cache/desk/opened');
  const keptAt = (file: string) => path.join(folder, createHash('sha256').update(file).digest('hex'));
  return {
    get: (file: string) => {
      const kept = keptAt(file);
      return inMemory.get(file) ?? (existsSync(kept) ? new Uint8Array(readFileSync(kept)) : undefined);
    },
    set: (file: string, now: Uint8Array) => {
      inMemory.set(file, now);
      try {
        mkdirSync(folder, { recursive: true });
        writeFileSync(keptAt(file), now);
      } catch {
        // On a full disk a state of before would be taken for the one that was shown.
        rmSync(keptAt(file), { force: true });
      }
    },
    delete: (file: string) => {
      inMemory.delete(file);
      rmSync(keptAt(file), { force: true });
    },
  };
}

/** What the desk remembers: which state of a file each entry was opened in. */
export function deskState(root: string, roundTripsOf: (desk: Desk) => RoundTrip) {
  const opened = openedFiles(root);
  // A desk that was started again goes on where no window has been.
  let now: Versions = { version: Date.now(), site: 0 };
  let changed = Promise.withResolvers<unknown>();
  let telling: NodeJS.Timeout | undefined;
  const read = (file: string) => {
    const whole = path.join(root, file);
    return existsSync(whole) ? new Uint8Array(readFileSync(whole)) : undefined;
  };
  const saveFacts = (): SaveFacts => {
    const desk = describeDesk(siteFrom(root, new Date()));
    return { desk, read, opened: (file) => opened.get(file), roundTrip: roundTripsOf(desk) };
  };
  const tell = (next: Versions) => {
    now = next;
    changed.resolve(undefined);
    changed = Promise.withResolvers();
  };
  return {
    read,
    /** A file of the content has changed: whoever follows it is told. */
    tellChange: () => {
      clearTimeout(telling);
      telling = setTimeout(() => {
        tell({ ...now, version: now.version + 1 });
      }, ONE_SAVE);
    },
    /** The dev server has read the changed content: a page shows it from now on. */
    tellSite: () => {
      tell({ ...now, site: now.site + 1 });
    },
    /** The counts, as soon as they are no longer those that are known. */
    versionsAfter: async (known: Versions) => {
      if (known.version === now.version && known.site === now.site)
        await Promise.race([changed.promise, wait(LONGEST_WAIT)]);
      return now;
    },
    saveFacts,
    /** A window shows the file as it is now, or goes on without one that is gone. */
    open: (file: string) => {
      const now = read(file);
      if (now) opened.set(file, now);
      else opened.delete(file);
      return now;
    },
    /** Nothing may be written over what cannot be shown. */
    forget: (file: string) => {
      opened.delete(file);
    },
    isStale: (file: string) => {
      const [was, now] = [opened.get(file), read(file)];
      return was !== undefined && (now === undefined || Buffer.compare(was, now) !== 0);
    },
  };
}

/** What the desk remembers, and how it is told of changes. */
export type DeskState = ReturnType<typeof deskState>;
