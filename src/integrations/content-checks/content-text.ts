import { readFile } from 'node:fs/promises';
import { normalizePath, type Plugin } from 'vite';
import { parseEntrySource } from '../../collections/loader/entry-source.ts';

/** A text that begins with a rule (---) would be taken for one with front matter: a remark in its first line prevents it. */
const keepRule = (body: string) => (/^\s*(---|\+\+\+)/.test(body) ? body.replace(/^\n/, '{/* */}\n') : body);

/**
 * Gives the renderer the text of an entry without its front matter, on the same lines. Its fields have been read by
 * then; a second reader with rules of its own could still fail at them.
 *
 * @param folder path of content/
 */
export function contentText(folder: string): Plugin {
  // As Vite writes paths: with slashes, on Windows as well.
  const inFolder = `${normalizePath(folder)}/`;
  return {
    name: 'content-text',
    enforce: 'pre',
    load: {
      filter: { id: /\.mdx$/ },
      async handler(id) {
        if (!normalizePath(id).startsWith(inFolder)) return undefined;
        const { body } = parseEntrySource(await readFile(id, 'utf8'), true);
        return { code: keepRule(body), map: null };
      },
    },
  };
}
