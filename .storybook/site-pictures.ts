import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readPreview } from '../src/pdf/library/examine-pdf.ts';
import type { PreviewFormat } from '../src/pdf/library/preview.ts';
import type { FigureVariant } from '../src/lib/contours.ts';
import { approachFigure, plainFigure, quietFigures } from '../src/lib/figure-parameters.ts';
import { figureSvg } from '../src/lib/figure-svg.ts';
import { readEntrySource } from '../src/collections/loader/entry-source.ts';
import { strategySchema } from '../src/collections/schemas/approach.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The first of these paths below the project's folder that is there. */
const firstFile = (...names: string[]) => names.map((name) => path.join(root, name)).find((file) => existsSync(file));

/** A figure as the site draws it: of a strategy or fund from its facts, of anything else from its id alone. */
function drawFigure(id: string, variant: FigureVariant): string {
  if (variant === 'quiet') return figureSvg(quietFigures[id as keyof typeof quietFigures], variant);
  const file = firstFile(`content/strategies/${id}.mdx`, `content/funds/${id}.mdx`);
  const figure = file ? approachFigure(id, strategySchema.parse(readEntrySource(file).data)) : plainFigure(id);
  return figureSvg(figure, variant);
}

/** The picture of a PDF's first page, by the name of the PDF without its ending; none where there is no such PDF. */
async function findPreview(name: string, format: PreviewFormat): Promise<Buffer | undefined> {
  const file = firstFile(`public/files/${name}.pdf`, `public/newsletter/${name}.pdf`);
  return file === undefined ? undefined : readPreview(root, path.relative(path.join(root, 'public'), file), format);
}

/**
 * Serves the pictures that a build makes, so that stories need none: `/figures/lines/anjali-nair.svg`, and the first
 * page of a PDF by the PDF's name, `/previews/investor-charter.avif`. On the site that name is a hash of the PDF, which
 * a story could not know for long.
 */
export function sitePictures(): Plugin {
  return {
    name: 'site-pictures',
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
