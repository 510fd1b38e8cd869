// @ts-check
// Loaded into every program of a measured build: says at its end what it has used, one line for each process.
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env['BENCH_USE'];
if (isMainThread && file !== undefined) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    appendFileSync(file, `${JSON.stringify({ memory: maxRSS * 1024, processor: userCPUTime + systemCPUTime })}\n`);
  });
}
