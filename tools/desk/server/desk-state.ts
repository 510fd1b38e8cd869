import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { placeOf } from '../../../src/collections/schemas/collections.ts';
import { describeDesk, type Desk } from '../../../src/desk/entries/describe-desk.ts';
import { siteFrom } from '../../../src/desk/entries/read-site.ts';
import type { SaveFacts } from '../../../src/desk/save/plan-save.ts';

/** Milliseconds after which a long poll is answered even without a change. */
const MAX_WAIT_MS = 20_000;

/** Debounce in milliseconds: files are first written under a temporary name, so one save causes several events. */
const DEBOUNCE_MS = 40;

/** Counts of changes to the content, and to the site that shows it. */
export interface Versions {
  version: number;
  site: number;
}

/** Passes a file through the engine's own reader and writer. */
export type RoundTrip = SaveFacts['roundTrip'];

/** Access to the current content, and to counts of its changes. */
export function deskState(root: string, roundTripsOf: (desk: Desk) => RoundTrip) {
  // Begins at the time, so that after a restart the count is higher than in any open window.
  let now: Versions = { version: Date.now(), site: 0 };
  let changed = Promise.withResolvers<unknown>();
  let timer: NodeJS.Timeout | undefined;
  let saving: Promise<unknown> = Promise.resolve();
  const read = (file: string) => {
    const whole = path.join(root, file);
    // A request could name any file on this machine, so only the content's own places are read.
    return placeOf(file) && existsSync(whole) ? new Uint8Array(readFileSync(whole)) : undefined;
  };
  const saveFacts = (): SaveFacts => {
    const desk = describeDesk(siteFrom(root, new Date()));
    return { desk, read, roundTrip: roundTripsOf(desk) };
  };
  const notify = (next: Versions) => {
    now = next;
    changed.resolve(undefined);
    changed = Promise.withResolvers();
  };
  return {
    read,
    /** Announces that a file of the content has changed. */
    tellChange: () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        notify({ ...now, version: now.version + 1 });
      }, DEBOUNCE_MS);
    },
    /** Announces that the dev server has read the changed content, and pages show it from now on. */
    tellSite: () => {
      notify({ ...now, site: now.site + 1 });
    },
    /** Resolves with the counts once they differ from the known ones, or after MAX_WAIT_MS. */
    versionsAfter: async (known: Versions) => {
      if (known.version === now.version && known.site === now.site)
        await Promise.race([changed.promise, wait(MAX_WAIT_MS)]);
      return now;
    },
    saveFacts,
    /** Runs saves one after another, because each builds on the result of the last. */
    inTurn: <Done>(save: () => Done | Promise<Done>): Promise<Done> => {
      const mine = saving.then(save);
      saving = mine.catch(() => undefined);
      return mine;
    },
  };
}

export type DeskState = ReturnType<typeof deskState>;
