import type { ReactNode } from 'react';
import { mdxContent } from './content.ts';
import { pageComponents } from './page-components.ts';
import { type Attributes, propsOf } from './table.ts';
import Term from './Term.astro';

/** The components that a text is rendered with: `<Content components={await mdxComponents()} />`. */
export async function mdxComponents(): Promise<Record<string, unknown>> {
  const content = await mdxContent();
  /** A component that looks up its data from the attributes that a writer gives it. */
  const withData = (name: keyof typeof pageComponents) => {
    const PageComponent = pageComponents[name] as (props: object) => ReactNode;
    return ({ children, ...attributes }: Attributes & { children?: ReactNode }) => (
      <PageComponent {...propsOf(name, content, attributes)}>{children}</PageComponent>
    );
  };
  const names = Object.keys(pageComponents) as (keyof typeof pageComponents)[];
  return { Term, ...Object.fromEntries(names.map((name) => [name, withData(name)])) };
}
