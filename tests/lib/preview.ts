import type { PluginOption, PreviewServer } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import { createPreviewServer } from '../../tools/preview.ts';
import { temporaryFolder, writeInto } from './temporary-folder.ts';

/** Serves a folder of these files while a test file runs. @returns the folder, and a function for absolute URLs */
export function previewOf(
  files: Record<string, string | Buffer>,
  plugins: (folder: string) => PluginOption[] = () => [],
) {
  const folder = temporaryFolder(afterAll);
  let server: PreviewServer;
  beforeAll(async () => {
    writeInto(folder, files);
    server = await createPreviewServer({ port: 0, dist: folder, plugins: plugins(folder) });
    return () => server.close();
  });
  return { folder, addressOf: (address: string) => new URL(address, server.resolvedUrls?.local[0]) };
}
