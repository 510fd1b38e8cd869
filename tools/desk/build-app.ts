import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, type InlineConfig } from 'vite';
import { filesBelow } from '../../src/collections/loader/content-tree.ts';

/** Source folders of the desk's pages, which are rebuilt when any file in them changes, and when a package does. */
const sources = ['src/collections', 'src/components', 'src/desk', 'src/lib', 'src/mdx', 'src/styles', 'tools/desk'];

function fingerprint(root: string): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((folder) => filesBelow(root, folder)).filter((file) => !file.includes('node_modules'));
  for (const file of [...files, 'package-lock.json']) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

/** A production build: no reload or overlay of the dev server may interrupt someone who is writing. */
const shared = (root: string): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
});

const sharedBuild: NonNullable<InlineConfig['build']> = {
  copyPublicDir: false,
  emptyOutDir: false,
  target: 'esnext',
  chunkSizeWarningLimit: 10_000,
  rolldownOptions: {
    onLog: (level, log, handle) => {
      // Keystatic's packages have module directives for a framework that is not used here.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
    },
  },
};

/** Builds the pages: the desk, and the engine inside it. */
const pages = (root: string, out: string): InlineConfig => ({
  ...shared(root),
  base: '/desk/',
  plugins: [tailwindcss()],
  resolve: { dedupe: ['react', 'react-dom'] },
  css: { modules: { generateScopedName: 'desk-[local]-[hash:base64:4]' } },
  build: {
    ...sharedBuild,
    outDir: out,
    rolldownOptions: {
      ...sharedBuild.rolldownOptions,
      input: ['desk', 'engine'].map((name) => path.join(root, `tools/desk/app/${name}.html`)),
    },
  },
});

/** Builds the engine's reader and writer for this server; bundling picks the packages' browser versions. */
const reader = (root: string, out: string): InlineConfig => {
  const conditions = ['module', 'default'];
  return {
    ...shared(root),
    resolve: { conditions },
    ssr: { noExternal: true, resolve: { conditions } },
    build: { ...sharedBuild, outDir: out, ssr: path.join(root, 'tools/desk/engine/round-trip.ts'), minify: false },
  };
};

/** Throws if a bundle contains a file of the project that `sources` leaves out: its changes would not be seen. */
function expectSources(root: string, built: Awaited<ReturnType<typeof build>>): void {
  const outputs = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const modules = outputs.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
  const own = modules.map((file) => path.relative(root, file)).filter((file) => /^(src|tools)\//.test(file));
  const unseen = own.find((file) => !sources.some((folder) => file.startsWith(`${folder}/`)));
  if (unseen !== undefined) throw new Error(`The desk contains ${unseen}: add its folder to sources in build-app.ts.`);
}

/** Folder of the built pages, and of the engine's reader and writer. @param root the project's folder */
export const appFolder = (root: string): string => path.join(root, '.cache/desk/app');

/** Builds the desk's pages if they are missing or their sources have changed. */
async function buildApp(root: string): Promise<void> {
  const out = appFolder(root);
  const stamp = path.join(out, 'made-from');
  const now = fingerprint(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  rmSync(out, { recursive: true, force: true });
  console.log('Preparing the desk…');
  for (const bundle of [reader(root, out), pages(root, out)]) expectSources(root, await build(bundle));
  writeFileSync(stamp, now);
}

if (import.meta.main) await buildApp(path.resolve(import.meta.dirname, '../..'));
