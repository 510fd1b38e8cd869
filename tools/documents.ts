/**
 * Makes the PDFs that follow from the content: each entry of content/documents with `madeFrom`, and each communique.
 * The same content gives the same bytes, and what has not changed is not made again. PDFs of the firm’s own are left
 * alone.
 */
import { join } from 'node:path';
import { makeDocuments } from '../src/pdf/typeset/make.ts';

const started = performance.now();
const { count, made } = await makeDocuments(join(import.meta.dirname, '..'));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
for (const file of made) console.log(`public/${file}`);
console.log(`${String(count)} PDFs from the content, ${String(made.length)} of them made anew in ${seconds} s.`);
