import contours from '../lib/contours.ts?raw';
import { palette } from '../lib/palette.ts';
import chances from '../lib/random.ts?raw';
import shores from '../lib/smooth-path.ts?raw';

/** Changes when the same parameters would give another figure, or its colours others: for names of drawings that are kept. */
export const figureRecipe = JSON.stringify([palette, contours, chances, shores]);
