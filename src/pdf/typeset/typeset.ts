import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { MadeDocument } from '../../lib/documents/made-document.ts';
import { palette } from '../../lib/drawings/palette.ts';
import { fontFiles, templateFolder } from './template-inputs.ts';

/** The facts of a PDF that has been laid out. */
export type Typeset = Omit<MadeDocument, 'input'>;

/** A document to be laid out. */
export interface Task {
  /** The data for the templates, as JSON. */
  data: string;
  /** Where its PDF is written. */
  outputFile: string;
}

const compiler = NodeCompiler.create({
  workspace: templateFolder,
  fontArgs: [{ fontBlobs: fontFiles.map((font) => readFileSync(font)) }],
});

/** Maps data to a file beside the templates: if it were an argument, Typst would reread all templates on a change. */
const mapFile = (name: string, json: string) => {
  compiler.mapShadow(join(templateFolder, name), Buffer.from(json));
};

mapFile('palette.json', JSON.stringify(palette));

/**
 * Lays out a document from the templates, in a process of `typesetAll`, and writes it as a tagged PDF/UA-1. The bytes
 * depend only on the arguments.
 *
 * @throws an error with Typst’s message, even for a warning (such as a missing font)
 */
export default function typeset({ data, outputFile }: Task): Typeset {
  mapFile('data.json', data);
  const outcome = compiler.compile({ mainFilePath: join(templateFolder, 'document.typ'), resetRead: true });
  const faults: unknown[] = outcome.takeDiagnostics()?.shortDiagnostics ?? [];
  if (outcome.result === null || faults.length > 0) throw new Error(JSON.stringify(faults, null, 2));
  const pdf = compiler.pdf(outcome.result, { pdfStandard: 'ua-1' });
  // Lets Typst drop cached results that five documents have not used.
  compiler.evictCache(5);
  writeFileSync(outputFile, pdf);
  return { output: hash('sha256', pdf), pages: outcome.result.numOfPages, bytes: pdf.length };
}
