import { cpSync } from 'node:fs';

/** The copies that other hosts send as they are. Cloudflare compresses by itself, and would give each an address. */
const compressed = /\.(br|gz|zst)$/;

/** Copies the built site without what Cloudflare is not to have. */
export function copyForCloudflare(dist: string, target: string): void {
  cpSync(dist, target, { recursive: true, filter: (file) => !compressed.test(file) });
}
