import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, type InlineConfig } from 'vite';
import { filesBelow } from '../../src/collections/loader/content-tree.ts';

/** What the desk's pages are made of; a change in any of it has them made anew. */
const sources = ['src/desk', 'src/mdx', 'src/components', 'src/lib', 'src/styles', 'tools/desk'];

function fingerprint(root: string): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((folder) => filesBelow(root, folder)).filter((file) => !file.includes('node_modules'));
  for (const file of files) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

/** Built as for visitors: neither a reload nor an overlay of the dev server may come over a text that is being written. */
const shared = (root: string): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
});

const quietly: NonNullable<InlineConfig['build']> = {
  copyPublicDir: false,
  emptyOutDir: false,
  target: 'esnext',
  chunkSizeWarningLimit: 10_000,
  rolldownOptions: {
    onLog: (level, log, handle) => {
      // Keystatic's packages mark modules for a framework that is not here.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
    },
  },
};

/** The pages: the desk, and the engine within it. */
const pages = (root: string, out: string): InlineConfig => ({
  ...shared(root),
  base: '/desk/',
  plugins: [tailwindcss()],
  resolve: { dedupe: ['react', 'react-dom'] },
  css: { modules: { generateScopedName: 'desk-[local]-[hash:base64:4]' } },
  build: {
    ...quietly,
    outDir: out,
    rolldownOptions: {
      ...quietly.rolldownOptions,
      input: ['desk', 'engine'].map((name) => path.join(root, `tools/desk/app/${name}.html`)),
    },
  },
});

/** The engine's reader and writer for this server: a bundler takes the form of them that a browser would get. */
const reader = (root: string, out: string): InlineConfig => {
  const conditions = ['module', 'default'];
  return {
    ...shared(root),
    resolve: { conditions },
    ssr: { noExternal: true, resolve: { conditions } },
    build: { ...quietly, outDir: out, ssr: path.join(root, 'tools/desk/engine/round-trip.ts'), minify: false },
  };
};

/** Where the made pages lie, and beside them the engine's reader and writer. @param root the project's folder */
export const appFolder = (root: string): string => path.join(root, '.cache/desk/app');

/** Makes the desk's pages where they are missing or older than what they are made of. */
async function buildApp(root: string): Promise<void> {
  const out = appFolder(root);
  const stamp = path.join(out, 'made-from');
  const now = fingerprint(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  rmSync(out, { recursive: true, force: true });
  console.log('Preparing the desk…');
  await build(reader(root, out));
  await build(pages(root, out));
  writeFileSync(stamp, now);
}

if (import.meta.main) await buildApp(path.resolve(import.meta.dirname, '../..'));
