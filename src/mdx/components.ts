import { mdxContent } from './content.ts';
import { drawings } from './drawings.ts';
import Term from './Term.astro';
import { withData } from './with-data.tsx';

/** What a text takes as its components: `<Content components={await mdxComponents()} />`. */
export async function mdxComponents(): Promise<Record<string, unknown>> {
  const content = await mdxContent();
  const names = Object.keys(drawings) as (keyof typeof drawings)[];
  return { Term, ...Object.fromEntries(names.map((name) => [name, withData(name, drawings[name], content)])) };
}
