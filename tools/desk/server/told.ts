import { reasonOf } from '../../../src/lib/reason-of.ts';
import { checkShape } from '../../../src/pdf/library/pdf-fault.ts';
import type { Answer } from './answers.ts';

/** What a writer is told instead of what was asked for. */
export const told = (status: number, words: string): Answer => ({ status, data: { words } });

/** Why bytes are no PDF that the build would take, whatever their file is called. */
export function pdfFault(bytes: Buffer): Answer | undefined {
  try {
    checkShape(bytes);
    return undefined;
  } catch (fault) {
    return told(415, `The file ${reasonOf(fault)}.`);
  }
}
