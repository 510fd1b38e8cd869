import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readPreview } from '../src/pdf/library/examine-pdf.ts';
import { type PreviewFormat, previewFormats } from '../src/pdf/library/preview.ts';
import type { FigureVariant } from '../src/lib/drawings/contours.ts';
import { approachFigure, plainFigure, quietFigures } from '../src/lib/drawings/figure-parameters.ts';
import { figureSvg } from '../src/lib/drawings/figure-svg.ts';
import { parseEntrySource } from '../src/collections/loader/entry-source.ts';
import { approachSchema } from '../src/collections/schemas/approach.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The first of these paths, relative to the project's folder, that exists. */
const firstFile = (...names: string[]) => names.map((name) => path.join(root, name)).find((file) => existsSync(file));

/** A figure as the site draws it: for a strategy or fund from its facts, otherwise from the id alone. */
function drawFigure(id: string, variant: FigureVariant): string {
  if (variant === 'quiet') return figureSvg(quietFigures[id as keyof typeof quietFigures], variant);
  const file = firstFile(`content/strategies/${id}.mdx`, `content/funds/${id}.mdx`);
  if (file === undefined) return figureSvg(plainFigure(id), variant);
  const { data } = parseEntrySource(readFileSync(file, 'utf8'), 'mdx');
  return figureSvg(approachFigure(id, approachSchema.parse(data)), variant);
}

/** The picture of a PDF's first page, by the PDF's name without extension; undefined if there is no such PDF. */
async function findPreview(name: string, format: PreviewFormat): Promise<Buffer | undefined> {
  const file = firstFile(`public/files/${name}.pdf`, `public/newsletter/${name}.pdf`);
  return file === undefined ? undefined : readPreview(root, path.relative(path.join(root, 'public'), file), format);
}

/** The names of the files in folders of the project, without their extensions. */
const namesIn = (...folders: string[]) =>
  new Set(folders.flatMap((folder) => readdirSync(path.join(root, folder)).map((file) => path.parse(file).name)));

/** The invented articles that a story of ReadingRoom shows: the newest of 1,204. */
const inventedArticles = Array.from({ length: 12 }, (_, index) => `Communique${1204 - index}`);

/** All pictures that stories show: their other ids are those of `content/`. */
async function* allPictures(): AsyncGenerator<[fileName: string, source: string | Buffer]> {
  const ids = namesIn('content/strategies', 'content/funds', 'content/communiques', 'content/team');
  for (const variant of ['filled', 'lines'] as const)
    for (const id of [...ids, ...inventedArticles]) yield [`figures/${variant}/${id}.svg`, drawFigure(id, variant)];
  for (const id of Object.keys(quietFigures)) yield [`figures/quiet/${id}.svg`, drawFigure(id, 'quiet')];
  for (const name of namesIn('public/files', 'public/newsletter'))
    for (const format of previewFormats) {
      const picture = await findPreview(name, format);
      if (picture !== undefined) yield [`previews/${name}.${format}`, picture];
    }
}

/**
 * Makes pictures that otherwise only a build of the site makes: `/figures/lines/anjali-nair.svg`, and the first page of a PDF
 * under the PDF's name, `/previews/investor-charter.avif`. The site names it after a hash of the PDF instead, which
 * changes too often for stories.
 */
export function sitePictures(): Plugin {
  return {
    name: 'site-pictures',
    async generateBundle() {
      for await (const [fileName, source] of allPictures()) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, folder, name = '', ending = ''] =
          /^\/(?:figures\/)?(filled|lines|quiet|previews)\/([\w-]+)\.(svg|avif|webp)$/.exec(request.url ?? '') ?? [];
        if (folder === undefined) {
          next();
        } else if (folder === 'previews') {
          findPreview(name, ending as PreviewFormat).then((picture) => {
            if (picture === undefined) {
              next();
              return;
            }
            response.setHeader('Content-Type', `image/${ending}`);
            response.end(picture);
          }, next);
        } else {
          response.setHeader('Content-Type', 'image/svg+xml');
          response.end(drawFigure(name, folder as FigureVariant));
        }
      });
    },
  };
}
