import type { ReactNode } from 'react';
import { mdxContent } from './content.ts';
import type { Place } from './row.ts';
import type { NameIn, PageName, PagePropsOf } from './table.ts';
import Term from './Term.astro';
import { withData } from './with-data.tsx';

/** What draws a component from its data; between its tags stand `children`. */
type Drawing<Name extends PageName> = (props: PagePropsOf<Name> & { children: ReactNode }) => ReactNode;

/** What draws the components of a place, all of them; words of the glossary are the same everywhere. */
type DrawingsIn<In extends Place> = {
  [Name in Exclude<NameIn<In> & PageName, 'Term'>]: Drawing<Name>;
};

/** Makes what a text takes as its components: `<Content components={await mdxComponents()} />`. */
export const mdxComponentsOf =
  <In extends Exclude<Place, 'papers'>>(drawings: DrawingsIn<In>) =>
  async (): Promise<Record<string, unknown>> => {
    const content = await mdxContent();
    const names = Object.keys(drawings) as (keyof typeof drawings)[];
    return { Term, ...Object.fromEntries(names.map((name) => [name, withData(name, drawings[name], content)])) };
  };
