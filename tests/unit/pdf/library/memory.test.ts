import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../lib/temporary-folder.ts';

/** Examines PDFs of 4 MB one after the other, and says what the process has held in memory after five and after all. */
const program = `
  import { rmSync, writeFileSync } from 'node:fs';
  import { examinePdf } from './src/pdf/library/examine-pdf.ts';
  import { makePdf } from './tests/lib/pdf.ts';
  const peaks = [];
  for (let seed = 0; seed < 25; seed += 1) {
    const path = process.argv[1] + '/' + seed + '.pdf';
    writeFileSync(path, makePdf({ noise: 1182, seed, title: String(seed) }));
    await examinePdf(path, process.argv[1] + '/cache');
    rmSync(path);
    globalThis.gc();
    peaks.push(process.resourceUsage().maxRSS / 1024);
  }
  console.log(JSON.stringify([peaks[4], peaks.at(-1)]));`;

// A process of its own, since memory is counted for a whole process. Documents that stayed in memory would come to 80 MB.
it('holds one document at a time: 25 of 4 MB take at most 64 MB more than 5', () => {
  const args = ['--expose-gc', '--input-type=module', '--eval', program, temporaryFolder()];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  const [afterFive = NaN, afterAll = NaN] = JSON.parse(stdout) as number[];
  expect(afterAll - afterFive).toBeLessThan(64);
});
