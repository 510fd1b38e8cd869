/**
 * A program of its own: reads and checks the content of the project in the folder that it is given, and prints how long
 * that took from nothing, in seconds.
 */
import { checkContent } from '../../src/collections/checks/check-content.ts';
import { readTree } from '../../src/collections/loader/content-tree.ts';

const began = performance.now();
const { mistakes } = checkContent(readTree(process.argv[2] ?? '.'), { now: new Date() });
if (mistakes.length > 0) throw new Error(`The made articles have mistakes: ${JSON.stringify(mistakes.slice(0, 3))}`);
console.log((performance.now() - began) / 1000);
