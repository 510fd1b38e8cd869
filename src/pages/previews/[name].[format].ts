import type { APIRoute, GetStaticPaths } from 'astro';
import { getCurrentDocuments } from '../../collections/queries.ts';
import { readPreview } from '../../pdf/library/examine-pdf.ts';
import { type PreviewFormat, previewFormats } from '../../pdf/library/preview.ts';

/** Pictures of the documents' first pages. Copies of one PDF share them. */
export const getStaticPaths = (async () => {
  const files = new Map((await getCurrentDocuments()).map(({ data }) => [data.pdf.preview.name, data.file]));
  return [...files].flatMap(([name, file]) =>
    previewFormats.map((format) => ({ params: { name, format }, props: { file, format } })),
  );
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ file: string; format: PreviewFormat }> = async ({ props: { file, format } }) => {
  const picture = await readPreview(process.cwd(), file, format);
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': `image/${format}` } });
};
