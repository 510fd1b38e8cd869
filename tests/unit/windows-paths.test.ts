import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as vite from 'vite';
import { expect, it, vi } from 'vitest';
import { contentText } from '../../src/integrations/content-checks/content-text.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';

// What Vite does on Windows alone: its ids have slashes, and the paths of Node have none.
vi.mock('vite', async (original) => ({
  ...(await original<typeof vite>()),
  normalizePath: (file: string) => file.replaceAll('\\', '/'),
}));

const ofVite = (file: string) => file.replaceAll('\\', '/');
const ofNode = (file: string) => file.replaceAll('/', '\\');

it('gives the texts of content/ without their fields', async () => {
  const folder = path.join(temporaryFolder(), 'content');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'a.mdx'), '---\ntitle: A\n---\nText\n');
  const { load } = contentText(ofNode(folder));
  const { handler } = load as unknown as { handler: (id: string) => Promise<{ code: string } | undefined> };
  expect((await handler(ofVite(path.join(folder, 'a.mdx'))))?.code.trim()).toBe('Text');
  expect(await handler(ofVite(`${folder}-of-others/a.mdx`))).toBeUndefined();
});
