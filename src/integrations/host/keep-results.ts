import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../write-whole.ts';

/** What earlier builds have made of the same inputs, in a folder that outlives them. */
export interface KeptResults {
  of(input: string | Buffer): ResultsOf;
  /** Deletes what nobody has asked for since this was opened. */
  forgetRest(): Promise<void>;
}

/** What earlier builds have made of one input. */
export interface ResultsOf {
  /**
   * Puts a file where `target` says with what `make` gives for this input, which is made now if no build has made it
   * yet. Nobody may write into that file afterwards: it may be the kept one itself under another name.
   *
   * @param ending tells apart what is made of one input, such as `.br`
   */
  put(target: string, ending: string, make: () => Buffer | Promise<Buffer>): Promise<void>;
}

/** @param version changes when the same input would give another result */
export function keepResults(folder: string, version: string): KeptResults {
  mkdirSync(folder, { recursive: true });
  const used = new Set<string>();
  return {
    of(input) {
      const fingerprint = createHash('sha256').update(version).update(input).digest('hex');
      return {
        async put(target, ending, make) {
          const name = fingerprint + ending;
          const file = path.join(folder, name);
          used.add(name);
          if (!existsSync(file)) writeWhole(file, await make());
          placeAt(target, file);
        },
      };
    },
    async forgetRest() {
      const unused = (await readdir(folder)).filter((name) => !used.has(name));
      await Promise.all(unused.map((name) => rm(path.join(folder, name))));
    },
  };
}

/** Thousands of these are over sooner one after another than each is handed to another thread. */
function placeAt(target: string, file: string): void {
  if (existsSync(target)) rmSync(target);
  try {
    // A second name takes a tenth of the time of a copy; not every disk gives one.
    linkSync(file, target);
  } catch {
    copyFileSync(file, target);
  }
}

/** A version that changes with any of these files, or with a package. */
export function versionOf(root: string, folders: readonly string[]): string {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  for (const folder of folders) {
    for (const name of readdirSync(path.join(root, folder)).sort()) {
      if (name.endsWith('.ts')) hash.update(name).update(readFileSync(path.join(root, folder, name)));
    }
  }
  return hash.digest('hex');
}
