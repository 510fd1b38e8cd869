import { type Block, text } from '../blocks.ts';
import type { Attributes } from './attributes.ts';
import { breakEvenDrawing } from './break-even.ts';
import { cashCycle } from './cash-cycle.ts';
import { chain } from './chain.ts';
import { compounding } from './compounding.ts';
import { fade } from './fade.ts';
import { forces } from './forces.ts';
import { matrix } from './matrix.ts';
import { moatSources } from './moat-sources.ts';
import { movingAverageDrawing } from './moving-average.ts';
import { nested } from './nested.ts';
import { passThrough } from './pass-through.ts';
import { recovery } from './recovery.ts';
import { stages } from './stages.ts';
import type { Drawing } from './svg.ts';

/** Drawings that a paper may ask for by name; content/README.md says what each needs. */
export const drawings: Readonly<Record<string, (attributes: Attributes) => Drawing>> = {
  'break-even': breakEvenDrawing,
  'cash-cycle': cashCycle,
  chain,
  compounding,
  fade,
  forces,
  matrix,
  'moat-sources': moatSources,
  'moving-average': movingAverageDrawing,
  nested,
  'pass-through': passThrough,
  recovery,
  stages,
};

/** A drawing taller than so many points may go to the head or foot of a page, so that the text need not wait for it. */
const TALL = 120;

/** What a sum makes that cannot be worked out, in an attribute; labels may be of any words. */
const noNumber = /"[^"<>]*(NaN|Infinity)[^"<>]*"/;

/**
 * A drawing with its words. `alt` says what it shows to those who cannot see it, `caption` stands below.
 *
 * @throws words for the writer when there is no such drawing, or when it lacks something
 */
export function drawing(name: string, attributes: Attributes): Block {
  const draw = Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  if (draw === undefined)
    throw new Error(`there is no drawing “${name}”. There are: ${Object.keys(drawings).join(', ')}.`);
  const { alt = '', caption = '' } = attributes;
  if (alt === '' || caption === '') throw new Error(`the drawing “${name}” needs alt="…" and caption="…".`);
  const { svg, height } = draw(attributes);
  if (noNumber.test(svg)) throw new Error('cannot be drawn of these numbers: choose others.');
  return { is: 'figure', svg, alt, caption: [text(caption)], floats: height > TALL };
}
