import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { preview, type PluginOption, type PreviewServer } from 'vite';
import { previewHost } from '../src/host/preview-host.ts';
import { localMail } from '../src/integrations/local-mail/plugin.ts';
import { portTakenText, wantedPort } from './lib/port.mjs';
import { root } from './lib/run.mjs';
import { main, needSite, SetupError } from './setup.mjs';

export interface PreviewSettings {
  /** 0 takes any free port. */
  port: number;
  /** Plugins with endpoints of their own; they see each request before the static host does. */
  plugins?: PluginOption[];
  /** Folder of the built site. */
  dist?: string;
}

/**
 * Serves the built site as a static host would. Its address is in `resolvedUrls.local[0]`.
 * @throws an error with words for a person when the port is in use
 */
export async function createPreviewServer({
  port,
  plugins = [],
  dist = 'dist',
}: PreviewSettings): Promise<PreviewServer> {
  let server: PreviewServer | undefined;
  try {
    server = await preview({
      root,
      configFile: false,
      envDir: false,
      appType: 'mpa',
      logLevel: 'error',
      plugins: [...plugins, previewHost()],
      build: { outDir: path.resolve(root, dist) },
      preview: { host: '127.0.0.1', port, strictPort: true, cors: false },
    });
    await listenOnIPv6(server);
    return server;
  } catch (error) {
    await server?.close();
    throw /EADDRINUSE|already in use/.test(String(error))
      ? new SetupError(portTakenText(port), { cause: error })
      : error;
  }
}

/**
 * Answers on ::1 as well: some machines read `localhost` as that address alone. One without IPv6 does without.
 */
async function listenOnIPv6(server: PreviewServer): Promise<void> {
  const { port } = server.httpServer.address() as AddressInfo;
  const twin = createServer(server.middlewares);
  server.httpServer.once('close', () => {
    twin.close();
    twin.closeAllConnections();
  });
  await new Promise<void>((resolve, reject) => {
    twin.once('listening', resolve);
    twin.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(error);
      else resolve();
    });
    twin.listen({ port, host: '::1', ipv6Only: true });
  });
}

if (import.meta.main) {
  await main(async () => {
    const port = wantedPort(process.argv.slice(2), process.env);
    needSite();
    await createPreviewServer({ port, plugins: [localMail()] });
    console.log(`UpperCrust is served at http://localhost:${port}`);
    return 0;
  });
}
