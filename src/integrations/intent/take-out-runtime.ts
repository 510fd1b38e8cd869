import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/** Whether a script is Astro's own for islands, or the directive. */
const isRuntime = (code: string): boolean => code.includes('"astro-island"') || code.includes('"astro:intent"');

/** A page without the scripts that only an island in use needs, and these scripts as one. */
export function withoutRuntime(html: string): { page: string; runtime: string } {
  const runtime: string[] = [];
  const page = html.replace(inlineScript, (element, code: string) => {
    if (!isRuntime(code)) return element;
    runtime.push(code);
    return '';
  });
  return { page, runtime: runtime.join(';\n') };
}

/**
 * Takes Astro's script for islands out of pages of the built site into a file of its own, which is fetched with the
 * first island that a visitor wants. In the page it would be 2 KB that most visitors never use, and the document of many
 * pages would take one more round trip.
 *
 * @param folder the built site
 * @param assets the folder in it for files with a hash in their name, such as `_astro`
 * @returns gives a page without that script, which is in its file by then. It throws when a page has islands but not the
 *   script, as a new version of Astro may write it in another way
 */
export function runtimeTaker(folder: string, assets: string): (name: string, html: string) => string {
  const written = new Set<string>();
  return (name, html) => {
    if (!html.includes('<astro-island')) return html;
    const { page, runtime } = withoutRuntime(html);
    if (!isRuntime(runtime)) throw new Error(`${name} has islands, but not Astro’s script for them in a known form.`);
    const hash = createHash('sha256').update(runtime).digest('base64url').slice(0, 8);
    const address = `/${assets}/islands.${hash}.js`;
    if (!written.has(address)) {
      mkdirSync(path.join(folder, assets), { recursive: true });
      writeFileSync(path.join(folder, address), runtime);
      written.add(address);
    }
    return page.replace('<html ', `<html data-islands="${address}" `);
  };
}
