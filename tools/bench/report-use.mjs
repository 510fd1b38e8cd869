// @ts-check
// Loaded into every program of a measured build: says at its end what it has used, one line for each process.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** What Linux tells of this process, see proc(5). */
const status = '/proc/self/stat';

/** Processor time of the processes that this one has started and that have ended, with theirs, in seconds. */
function processorOfEnded() {
  if (!existsSync(status)) return undefined;
  // After the name, which may hold anything, come the third field and the rest; 16 and 17 are in hundredths of a second.
  const fields = readFileSync(status, 'latin1')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

const file = process.env['BENCH_USE'];
if (isMainThread && file !== undefined) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    const use = {
      pid: process.pid,
      memory: maxRSS * 1024,
      processor: (userCPUTime + systemCPUTime) / 1e6,
      processorOfEnded: processorOfEnded(),
    };
    appendFileSync(file, `${JSON.stringify(use)}\n`);
  });
}
