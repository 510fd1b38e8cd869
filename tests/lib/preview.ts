import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PluginOption, PreviewServer } from 'vite';
import { beforeAll } from 'vitest';
import { createPreviewServer } from '../../tools/preview.ts';
import { writeInto } from './temporary-folder.ts';

/** Serves a folder of these files while a test file runs. @returns the folder, and a function for absolute URLs */
export function previewOf(
  files: Record<string, string | Buffer>,
  plugins: (folder: string) => PluginOption[] = () => [],
) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'preview-'));
  let server: PreviewServer;
  beforeAll(async () => {
    writeInto(folder, files);
    server = await createPreviewServer({ port: 0, dist: folder, plugins: plugins(folder) });
    return async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    };
  });
  return { folder, addressOf: (address: string) => new URL(address, server.resolvedUrls?.local[0]) };
}
