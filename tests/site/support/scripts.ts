import path from 'node:path';
import { fileOf, read, type Page } from './site.ts';

export interface Script {
  /** Its file, or where it stands. */
  name: string;
  inline: boolean;
  code: string;
}

/** Modules that a script loads at once; `import(…)` waits for something and is left out. */
const staticImport = /(?:\bfrom|\bimport)\s*["'`]([^"'`]+)["'`]/g;

/** Every script that the page runs when it opens: those in its HTML, and all that they import. */
export function scriptsOf(page: Page): Script[] {
  const found: Script[] = [];
  for (const element of page.document.querySelectorAll('script')) {
    if (/json/.test(element.getAttribute('type') ?? '')) continue;
    const source = element.getAttribute('src');
    if (source !== undefined) add(source);
    else addWithImports({ name: 'a script in the page', inline: true, code: element.text }, '/');
  }
  for (const link of page.document.querySelectorAll('link[rel="modulepreload"]')) add(link.getAttribute('href') ?? '');
  return found;

  function add(address: string) {
    const file = fileOf(address);
    if (file === undefined || found.some(({ name }) => name === file)) return;
    addWithImports({ name: file, inline: false, code: read(file).toString('utf8') }, address);
  }

  function addWithImports(script: Script, address: string) {
    found.push(script);
    for (const [, target = ''] of script.code.matchAll(staticImport))
      add(path.posix.resolve(path.posix.dirname(address), target));
  }
}
