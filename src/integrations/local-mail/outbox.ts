import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TemplateParams } from './check-payload.ts';

/** Writes the message into a file of its own, and returns the file's name. Nothing that is there is overwritten. */
export async function keepMessage(folder: string, message: TemplateParams, now = new Date()): Promise<string> {
  const name = `${now.toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.json`;
  await mkdir(folder, { recursive: true });
  const text = `${JSON.stringify({ received: now.toISOString(), ...message }, null, 2)}\n`;
  await writeFile(path.join(folder, name), text, { flag: 'wx' });
  return name;
}
