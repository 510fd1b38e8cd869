import { getContainerRenderer } from '@astrojs/mdx/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { loadRenderers } from 'astro:container';
import { render } from 'astro:content';
import { contentComponents } from '../components/content/index.ts';
import type { Communique, FaqEntry } from '../lib/content.ts';

let container: Promise<AstroContainer> | undefined;

/** One for all texts of a build. */
function theContainer(): Promise<AstroContainer> {
  container ??= loadRenderers([getContainerRenderer()]).then((renderers) => AstroContainer.create({ renderers }));
  return container;
}

/** The text of an entry as HTML, as its page has it, for places outside a page. */
export async function renderText(entry: Communique | FaqEntry): Promise<string> {
  const { Content } = await render(entry);
  return (await theContainer()).renderToString(Content, { props: { components: contentComponents } });
}
