/**
 * Compares the pictures of two folders, such as those that `npm run shots` has taken before and after a change:
 * `npm run shots:compare -- before shots`. Prints each that differs in more than a thousandth of its pixels, with the share,
 * and writes a picture of the difference into `differences/` in the second folder. Ends badly when there is one.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { main, SetupError } from './setup.mjs';

/** The share of pixels up to which two pictures are the same. */
const MOST = 0.001;

const read = (folder: string, name: string): PNG => PNG.sync.read(readFileSync(path.join(folder, name)));

/** A picture on a sheet of another size: what one of two pictures lacks is transparent, and differs from all that is there. */
function onSheet(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

/** The share of pixels in which two pictures differ, and a picture of that. */
function compare(before: PNG, after: PNG): { share: number; difference: PNG } {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const difference = new PNG({ width, height });
  const [one, other] = [before, after].map((picture) => onSheet(picture, width, height).data) as [Buffer, Buffer];
  const pixels = pixelmatch(one, other, difference.data, width, height);
  return { share: pixels / (width * height), difference };
}

await main(() => Promise.resolve(compareFolders(...process.argv.slice(2))));

/** @returns the exit code */
function compareFolders(before = '', after = ''): number {
  for (const folder of [before, after]) {
    if (!existsSync(folder)) throw new SetupError(`There is no folder “${folder}”. Name two: one before, one after.`);
  }
  const [inBefore, inAfter] = [before, after].map((folder) =>
    readdirSync(folder).filter((name) => name.endsWith('.png')),
  ) as [string[], string[]];
  const shared = inAfter.filter((name) => inBefore.includes(name));
  if (shared.length === 0) throw new SetupError(`No picture is in both ${before} and ${after}.`);

  const folder = path.join(after, 'differences');
  rmSync(folder, { recursive: true, force: true });
  let found = 0;
  for (const name of shared) {
    const [one, other] = [read(before, name), read(after, name)];
    const { share, difference } = compare(one, other);
    const sizes = [one, other].map(({ width, height }) => `${width} × ${height}`);
    const isOtherSize = sizes[0] !== sizes[1];
    if (share <= MOST && !isOtherSize) continue;
    found += 1;
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, name), PNG.sync.write(difference));
    console.log(`${(share * 100).toFixed(2).padStart(6)}%  ${name}${isOtherSize ? `  ${sizes.join(', now ')}` : ''}`);
  }
  for (const name of inAfter.filter((other) => !inBefore.includes(other))) console.log(`  new    ${name}`);
  console.log(`${shared.length} pictures compared, ${found} differ by more than ${MOST * 100}% or in size.`);
  return found > 0 ? 1 : 0;
}
