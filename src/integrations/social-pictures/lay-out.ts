import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { palette } from '../../lib/palette.ts';
import template from './card.typ?raw';

/** Words of a social picture. */
export interface CardWords {
  title: string;
  firm: string;
  /** A quiet line below the title. */
  line: string;
}

/** The cuts that the template uses. */
const fonts = [
  'newsreader/500Medium/Newsreader_500Medium.ttf',
  'figtree/400Regular/Figtree_400Regular.ttf',
  'figtree/600SemiBold/Figtree_600SemiBold.ttf',
];

let compiler: NodeCompiler | undefined;

/** Made when the first picture is: a build in which none is new does without it. */
function typst(): NodeCompiler {
  const { resolve } = createRequire(import.meta.url);
  compiler ??= NodeCompiler.create({
    fontArgs: [{ fontBlobs: fonts.map((font) => readFileSync(resolve(`@expo-google-fonts/${font}`))) }],
  });
  return compiler;
}

/** What a change of would change every picture. */
export const cardTemplate = template;

/**
 * Sets the words as outlines on a picture of 1200 × 630 without a ground.
 *
 * @returns an SVG document
 * @throws an error with Typst's own words, also where Typst only warns (of a font that is not there, for instance)
 */
export function layOut(words: CardWords): string {
  const outcome = typst().compile({
    mainFileContent: template,
    inputs: { data: JSON.stringify({ ...words, colours: palette }) },
    resetRead: true,
  });
  const faults: unknown[] = outcome.takeDiagnostics()?.shortDiagnostics ?? [];
  if (outcome.result === null || faults.length > 0) throw new Error(JSON.stringify(faults, null, 2));
  return typst().plainSvg(outcome.result);
}
