import type { ReactNode } from 'react';
import type { ListedDocument } from '../collections/schemas/document.ts';
import type { MdxContent } from './row.ts';
import { type Attributes, type PageName, propsOf } from './table.ts';

/** Throws what a writer has got wrong when it is drawn. */
function Mistake({ error }: { error: unknown }): ReactNode {
  throw error;
}

/**
 * A component that finds its data by the attributes that a writer gives it. Astro calls it once to see that it is
 * React's, and hears no error then, so a mistake is an element that throws it.
 */
export function withData(name: PageName, Drawing: (props: never) => ReactNode, content: MdxContent<ListedDocument>) {
  const Draw = Drawing as (props: object) => ReactNode;
  return function MdxComponent({ children, ...attributes }: Attributes & { children?: ReactNode }) {
    try {
      return <Draw {...propsOf(name, content, attributes)}>{children}</Draw>;
    } catch (error) {
      return <Mistake error={error} />;
    }
  };
}
