import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontFiles } from './fonts.ts';
import { templateFolder } from './templates.ts';

const { resolve } = createRequire(import.meta.url);

export interface Typeset {
  pdf: Buffer;
  pages: number;
}

/** Documents after which Typst may forget what it has worked out and not used again. */
const LAST_DOCUMENTS = 5;

/**
 * Lays out documents from the template and writes each as a tagged PDF/UA-1. The bytes follow from the arguments alone.
 *
 * @throws an error with Typst's own words, also where Typst only warns (of a font that is not there, for instance)
 */
export function typesetter(): (data: object) => Typeset {
  const compiler = NodeCompiler.create({
    workspace: templateFolder,
    fontArgs: [{ fontBlobs: fontFiles.map((font) => readFileSync(resolve(font))) }],
  });
  return (data) => {
    const outcome = compiler.compile({
      mainFilePath: join(templateFolder, 'document.typ'),
      inputs: { data: JSON.stringify(data) },
      resetRead: true,
    });
    const faults: unknown[] = outcome.takeDiagnostics()?.shortDiagnostics ?? [];
    if (outcome.result === null || faults.length > 0) throw new Error(JSON.stringify(faults, null, 2));
    const pdf = compiler.pdf(outcome.result, { pdfStandard: 'ua-1' });
    compiler.evictCache(LAST_DOCUMENTS);
    return { pdf, pages: outcome.result.numOfPages };
  };
}
