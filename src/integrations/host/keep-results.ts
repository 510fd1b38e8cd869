import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { placeAt, writeAndKeep } from '../kept-files.ts';

/** What earlier builds have made of the same inputs, in a folder that outlives them. */
export interface KeptResults {
  of(input: string | Buffer): ResultsOf;
  /** Names of the files that were asked for since this was opened. */
  used: ReadonlySet<string>;
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
    used,
    of(input) {
      const fingerprint = createHash('sha256').update(version).update(input).digest('hex');
      return {
        async put(target, ending, make) {
          const name = fingerprint + ending;
          const file = path.join(folder, name);
          used.add(name);
          if (existsSync(file)) placeAt(target, file);
          else writeAndKeep(target, file, await make());
        },
      };
    },
  };
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
