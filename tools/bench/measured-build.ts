import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** What one build took and made. */
export interface Build {
  /** From its start to its end, in seconds. */
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
  /** What Astro says that the home page took, in ms. */
  homeMs: number;
}

/** What Linux tells of this process, see proc(5). */
const status = '/proc/self/stat';

/** Processor time of the processes that this one has started and that have ended, with theirs, in seconds. */
function processorOfEnded(): number | undefined {
  if (!existsSync(status)) return undefined;
  // After the name, which may hold anything, come the third field and the rest; 16 and 17 are in hundredths of a second.
  const fields = readFileSync(status, 'latin1')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

const hook = path.join(import.meta.dirname, 'report-use.mjs');

/** Builds the project in a folder. Throws with the end of the build's own words when it fails. */
export function measuredBuild(folder: string): Build {
  const use = path.join(folder, 'bench-use.jsonl');
  rmSync(use, { force: true });
  const processorBefore = processorOfEnded();
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
      NODE_OPTIONS: `--import=${hook}`,
      BENCH_USE: use,
    },
  });
  const seconds = (performance.now() - began) / 1000;
  if (status !== 0) throw new Error(`The build in ${folder} failed:\n${(stdout + stderr).slice(-4000)}`);
  const uses = readFileSync(use, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { memory: number; processor: number });
  const processorAfter = processorOfEnded();
  return {
    seconds,
    processor:
      processorBefore === undefined || processorAfter === undefined
        ? uses.reduce((sum, { processor }) => sum + processor, 0) / 1e6
        : processorAfter - processorBefore,
    memory: Math.max(...uses.map(({ memory }) => memory)),
    ...sizeOf(path.join(folder, 'dist')),
    // The ids of islands hang on the project's folder, and differ in length.
    homeBytes: readFileSync(path.join(folder, 'dist/index.html'), 'latin1').replaceAll(/ uid="[^"]*"/g, '').length,
    homeMs: Number(/\/index\.html \(\+(\d+)ms\)/.exec(stdout)?.[1]),
  };
}

function sizeOf(folder: string): { files: number; bytes: number } {
  if (!existsSync(folder)) return { files: 0, bytes: 0 };
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
  return { files: files.length, bytes };
}
