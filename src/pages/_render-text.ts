import mdxRenderer from '@astrojs/mdx/server.js';
import reactRenderer from '@astrojs/react/server.js';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { render } from 'astro:content';
import type { Communique, FaqEntry } from '../collections/queries.ts';
import { mdxComponents } from '../mdx/components.tsx';

let container: Promise<AstroContainer> | undefined;

async function createContainer(): Promise<AstroContainer> {
  const created = await AstroContainer.create();
  created.addServerRenderer({ renderer: mdxRenderer });
  created.addServerRenderer({ renderer: reactRenderer });
  return created;
}

/** The text of an entry as HTML, as its page has it, for places outside a page. */
export async function renderText(entry: Communique | FaqEntry): Promise<string> {
  // One for all texts of a build.
  container ??= createContainer();
  const { Content } = await render(entry);
  return (await container).renderToString(Content, { props: { components: await mdxComponents() } });
}
