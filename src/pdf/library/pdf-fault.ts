/** What is wrong with a PDF, as the end of a sentence whose subject is the file: “is empty: …”. */
export class PdfFault extends Error {
  override readonly name = 'PdfFault';
}
