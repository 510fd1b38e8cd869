import { reasonOf } from '../../../src/lib/reason-of.ts';
import { checkShape } from '../../../src/pdf/library/pdf-fault.ts';
import type { Answer } from './exchange.ts';

/** An answer with only a message for the writer. */
export const messageAnswer = (status: number, words: string): Answer<never> => ({ status, data: { words } });

/** Why the build would not accept these bytes as a PDF, whatever their file is called. */
export function pdfFault(bytes: Buffer): Answer | undefined {
  try {
    checkShape(bytes);
    return undefined;
  } catch (fault) {
    return messageAnswer(415, `The file ${reasonOf(fault)}.`);
  }
}
