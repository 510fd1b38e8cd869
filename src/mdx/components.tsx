import type { ReactNode } from 'react';
import { mdxContent } from './content.ts';
import { drawings } from './drawings.ts';
import { type Attributes, propsOf } from './table.ts';
import Term from './Term.astro';

/** What a text takes as its components: `<Content components={await mdxComponents()} />`. */
export async function mdxComponents(): Promise<Record<string, unknown>> {
  const content = await mdxContent();
  /** A component that finds its data by the attributes that a writer gives it. */
  const withData = (name: keyof typeof drawings) => {
    const Drawing = drawings[name] as (props: object) => ReactNode;
    return ({ children, ...attributes }: Attributes & { children?: ReactNode }) => (
      <Drawing {...propsOf(name, content, attributes)}>{children}</Drawing>
    );
  };
  const names = Object.keys(drawings) as (keyof typeof drawings)[];
  return { Term, ...Object.fromEntries(names.map((name) => [name, withData(name)])) };
}
