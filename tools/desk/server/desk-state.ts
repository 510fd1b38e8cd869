import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { placeOf } from '../../../src/collections/schemas/collections.ts';
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
export type RoundTrip = SaveFacts['roundTrip'];

/** What the desk knows of the content as it is now, and of its changes. */
export function deskState(root: string, roundTripsOf: (desk: Desk) => RoundTrip) {
  // A desk that was started again goes on where no window has been.
  let now: Versions = { version: Date.now(), site: 0 };
  let changed = Promise.withResolvers<unknown>();
  let telling: NodeJS.Timeout | undefined;
  let saving: Promise<unknown> = Promise.resolve();
  const read = (file: string) => {
    const whole = path.join(root, file);
    // A request may name any file of this machine.
    return placeOf(file) && existsSync(whole) ? new Uint8Array(readFileSync(whole)) : undefined;
  };
  const saveFacts = (): SaveFacts => {
    const desk = describeDesk(siteFrom(root, new Date()));
    return { desk, read, roundTrip: roundTripsOf(desk) };
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
    /** Saves one after the other, as each is written into what the last has left. */
    inTurn: <Done>(save: () => Done | Promise<Done>): Promise<Done> => {
      const mine = saving.then(save);
      saving = mine.catch(() => undefined);
      return mine;
    },
  };
}

/** What the desk knows, and how it is told of changes. */
export type DeskState = ReturnType<typeof deskState>;
