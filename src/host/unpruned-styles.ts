import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * With `WHOLE_STYLES=1`, writes the styles of each page, before they are pruned, into `.cache/whole-styles`.
 * tests/e2e/every-page.spec.ts compares the pages with them.
 *
 * @param root the project’s folder
 * @returns a function that takes the file name of each page in the built site, and its styles
 */
export function unprunedStyles(root: string): (name: string, css: string) => void {
  const folder = path.join(root, '.cache/whole-styles');
  // Those of an earlier build would prove nothing about this one.
  rmSync(folder, { recursive: true, force: true });
  if (process.env['WHOLE_STYLES'] !== '1') return () => undefined;
  return (name, css) => {
    const file = path.join(folder, name.replace(/\.html$/, '.css'));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, css);
  };
}
