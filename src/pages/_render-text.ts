import mdxRenderer from '@astrojs/mdx/server.js';
import reactRenderer from '@astrojs/react/server.js';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { type CollectionEntry, render } from 'astro:content';
import { mdxComponents } from '../mdx/components.tsx';

let container: Promise<AstroContainer> | undefined;

async function createContainer(): Promise<AstroContainer> {
  const created = await AstroContainer.create();
  created.addServerRenderer({ renderer: mdxRenderer });
  created.addServerRenderer({ renderer: reactRenderer });
  return created;
}

/** The text of an entry as on its page, as HTML for use elsewhere. */
export async function renderText(entry: CollectionEntry<'communiques' | 'faq'>): Promise<string> {
  // Shared by all texts of a build.
  container ??= createContainer();
  const { Content } = await render(entry);
  return (await container).renderToString(Content, { props: { components: await mdxComponents() } });
}
