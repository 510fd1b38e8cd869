import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const templateFolder = join(import.meta.dirname, 'templates');

/** The templates' own text: what is made changes with it. */
export const templateText = () =>
  readdirSync(templateFolder)
    .sort()
    .map((name) => readFileSync(join(templateFolder, name), 'utf8'))
    .join('\0');
