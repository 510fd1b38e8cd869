/** The folders below public/ that contain PDFs, and the purpose of each. */
export const pdfFolders = {
  files: 'Downloads',
  newsletter: 'Reading Room and article papers',
} as const;

export type PdfFolder = keyof typeof pdfFolders;

/** Whether a name is that of such a folder. */
export const isPdfFolder = (name: string): name is PdfFolder => Object.hasOwn(pdfFolders, name);
