import { z } from 'astro/zod';

/** Facts that the build itself reads from a PDF. */
export const pdfSchema = z.strictObject({
  bytes: z.number().int().positive().describe('Size of the file.'),
  pages: z.number().int().positive().describe('Number of its pages.'),
  title: z.string().describe('Its own title; empty if it has none.'),
  tagged: z.boolean().describe('Whether it has the structure that screen readers need.'),
  preview: z
    .strictObject({
      name: z.string().describe('Name of the picture files, without extension: part of a hash of the PDF.'),
      width: z.number().int().positive().describe('In pixels.'),
      height: z.number().int().positive().describe('In pixels.'),
    })
    .describe('A picture of its first page.'),
});

export type Pdf = z.output<typeof pdfSchema>;
