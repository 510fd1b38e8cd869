/**
 * Examines many PDFs of 2 MB, one after the other, and prints the most memory that the process has held after five of
 * them and after all, in bytes, as JSON. A process of its own, since memory is counted for a whole process:
 * `node --expose-gc tests/lib/examine-many.ts FOLDER COUNT`.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examinePdf } from '../../src/pdf/library/examine-pdf.ts';
import { makePdf } from './pdf.ts';

/** 836 × 836 pixels of three bytes each: 2 MB. */
const NOISE = 836;
const FEW = 5;

const [folder = '', count = ''] = process.argv.slice(2);
const peak = () => process.resourceUsage().maxRSS * 1024;

let afterFew = 0;
for (let index = 0; index < Number(count); index += 1) {
  const path = join(folder, `${String(index)}.pdf`);
  writeFileSync(path, makePdf({ noise: NOISE, seed: index, title: String(index) }));
  await examinePdf(path, join(folder, 'cache'));
  rmSync(path);
  // What the PDFs were made of here would count as well, for as long as the engine lets it lie.
  globalThis.gc?.();
  if (index + 1 === FEW) afterFew = peak();
}
console.log(JSON.stringify({ afterFew, afterAll: peak() }));
