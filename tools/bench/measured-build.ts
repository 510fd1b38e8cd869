import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { environment } from '../lib/run.mjs';
import { inTurns, type Run } from './in-turns.ts';

/** What one build took and made. */
export interface Build {
  /** From its start to its end without the turns of other builds, in seconds. */
  seconds: number;
  /** Processor time of all its processes, in seconds; away from Linux, of those that run Node. */
  processor: number;
  /** Largest memory of its largest process, in bytes. */
  memory: number;
  /** Files of the site. */
  files: number;
  /** Bytes of the site. */
  bytes: number;
  /** Bytes of its home page without the ids of islands. */
  homeBytes: number;
  /** What Astro says that the home page took, in ms; without limit where other builds had their turns meanwhile. */
  homeMs: number;
}

const hook = path.join(import.meta.dirname, 'report-use.mjs');

/** A line that the hook writes, see report-use.mjs. */
interface Use {
  pid: number;
  memory: number;
  processor: number;
  /** Only Linux tells. */
  processorOfEnded?: number;
}

/**
 * Builds projects in turns, each as long as it says, in ms; see `inTurns`.
 *
 * @returns what the build in a folder took
 * @throws with the end of a build's own words when it fails
 */
export async function measuredBuilds(
  builds: readonly { folder: string; turn: number }[],
): Promise<(folder: string) => Build> {
  for (const { folder } of builds) rmSync(useOf(folder), { force: true });
  const runs = await inTurns(
    builds.map(({ folder, turn }) => ({
      args: ['node_modules/astro/bin/astro.mjs', 'build'],
      folder,
      turn,
      env: environment({
        NODE_ENV: 'production',
        NODE_OPTIONS: `--import=${hook}`,
        BENCH_USE: useOf(folder),
      }),
    })),
  );
  const built = new Map(runs.map((run) => [run.folder, buildOf(run)]));
  return (folder) => {
    const build = built.get(folder);
    if (!build) throw new RangeError(`Nothing was built in ${folder}.`);
    return build;
  };
}

const useOf = (folder: string) => path.join(folder, 'bench-use.jsonl');

function buildOf({ folder, pid, seconds, status, stdout, stderr }: Run): Build {
  if (status !== 0) throw new Error(`The build in ${folder} failed:\n${(stdout + stderr).slice(-4000)}`);
  const uses = readFileSync(useOf(folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Use);
  const own = uses.find((use) => use.pid === pid);
  return {
    seconds,
    processor:
      own?.processorOfEnded === undefined
        ? uses.reduce((sum, { processor }) => sum + processor, 0)
        : own.processor + own.processorOfEnded,
    memory: Math.max(...uses.map(({ memory }) => memory)),
    ...sizeOf(path.join(folder, 'dist')),
    // The ids of islands hang on the project's folder, and differ in length.
    homeBytes: readFileSync(path.join(folder, 'dist/index.html'), 'latin1').replaceAll(/ uid="[^"]*"/g, '').length,
    homeMs: homeMs(stdout),
  };
}

/** Reads what Astro says of the home page. From a second on, it says seconds: no page takes so long by itself. */
export function homeMs(output: string): number {
  const [, amount, unit] = /\/index\.html \(\+([\d.]+)(ms|s|m)\b/.exec(output) ?? [];
  return unit === undefined || unit === 'ms' ? Number(amount) : Infinity;
}

function sizeOf(folder: string): { files: number; bytes: number } {
  if (!existsSync(folder)) return { files: 0, bytes: 0 };
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
  return { files: files.length, bytes };
}
