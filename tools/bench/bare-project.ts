import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The smallest Astro project with MDX that shows the articles: what its author would write on the first day. */
const files: Record<string, string> = {
  'package.json': '{ "name": "bare", "private": true, "type": "module" }\n',
  'astro.config.mjs': `import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
export default defineConfig({ build: { format: 'file' }, integrations: [mdx()] });
`,
  'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { glob } from 'astro/loaders';
const schema = z.object({ title: z.string(), date: z.coerce.date(), summary: z.string(), description: z.string() });
export const collections = {
  articles: defineCollection({ loader: glob({ pattern: '*.mdx', base: 'articles', generateId: ({ entry }) => entry.slice(0, -4) }), schema }),
};
`,
  'src/layouts/Page.astro': `---
const { title, description } = Astro.props;
---
<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title><meta name="description" content={description}></head>
<body><slot /></body>
</html>
`,
  'src/pages/[id].astro': `---
import { getCollection, render } from 'astro:content';
import Page from '../layouts/Page.astro';
export const getStaticPaths = async () =>
  (await getCollection('articles')).map((entry) => ({ params: { id: entry.id }, props: { entry } }));
const { entry } = Astro.props;
const { Content } = await render(entry);
---
<Page title={entry.data.title} description={entry.data.description}><h1>{entry.data.title}</h1><Content /></Page>
`,
  'src/pages/index.astro': `---
import { getCollection } from 'astro:content';
import Page from '../layouts/Page.astro';
const articles = await getCollection('articles');
---
<Page title="Articles" description="All articles"><ul>{articles.map(({ id, data }) => <li><a href={'/' + id}>{data.title}</a></li>)}</ul></Page>
`,
};

/** Folder of the bare project's articles. */
export const bareArticles = (folder: string) => path.join(folder, 'articles');

/** Writes the bare project, without articles, to an empty folder. */
export function writeBareProject(folder: string): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}
