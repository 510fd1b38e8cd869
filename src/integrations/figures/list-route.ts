import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { APIRoute } from 'astro';
import { type DrawnFigure, getDrawnFigures } from '../../collections/drawn-figures.ts';
import drawing from '../../lib/figure-svg.ts?raw';
import { figureSvg } from '../../lib/figure-svg.ts';
import { figureRoute } from '../../lib/routes.ts';
import { figureRecipe } from '../figure-recipe.ts';
import type { FileList } from '../listed-files.ts';
import { writeWhole } from '../write-whole.ts';

/** Where figures outlive the build, under hashes of all that they are made of. */
const folder = join(process.cwd(), '.cache/figures');

/** Changes when the same parameters would give another drawing. */
const recipe = figureRecipe + drawing;

/** Draws a figure that has not been drawn before. @returns the name of its file */
function keep({ figure, hand }: DrawnFigure): string {
  const fingerprint = createHash('sha256')
    .update(recipe)
    .update(JSON.stringify([figure, hand]))
    .digest('hex');
  const name = `${fingerprint.slice(0, 16)}.svg`;
  if (!existsSync(join(folder, name))) writeWhole(join(folder, name), figureSvg(figure, hand));
  return name;
}

export const GET: APIRoute = async () => {
  mkdirSync(folder, { recursive: true });
  const list: FileList = {
    folder,
    files: (await getDrawnFigures()).map((drawn) => [
      posix.relative('/figures', figureRoute(drawn.figure.id, drawn.hand)),
      keep(drawn),
    ]),
  };
  return new Response(JSON.stringify(list));
};
