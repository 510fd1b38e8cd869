import path from 'node:path';
import { preview, type PluginOption } from 'vite';
import { previewHost } from '../src/host/preview-host.ts';
import { localMail } from '../src/host/local-mail.ts';
import { needFreePort, wantedPort } from './lib/port.mjs';
import { main, needSite, root } from './setup.mjs';

/**
 * Serves the built site as a static host would. The server's address is in `resolvedUrls.local[0]`.
 *
 * @param port 0 for any free port
 * @param plugins these can add endpoints: they see each request before the static host does
 * @throws an error with a readable message when the port is in use
 */
export async function createPreviewServer({ port = 0, plugins = [] as PluginOption[], dist = 'dist' } = {}) {
  await needFreePort(port, 'npm run preview');
  return preview({
    root,
    configFile: false,
    envDir: false,
    appType: 'mpa',
    logLevel: 'error',
    plugins: [...plugins, previewHost()],
    build: { outDir: path.resolve(root, dist) },
    preview: { host: 'localhost', port, strictPort: true, cors: false },
  });
}

if (import.meta.main) {
  await main(async () => {
    const port = wantedPort(process.argv.slice(2), process.env);
    needSite();
    await createPreviewServer({ port, plugins: [localMail()] });
    console.log(`The site is served at http://localhost:${port}`);
  });
}
