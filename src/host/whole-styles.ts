import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Puts the styles of each page, as they are before they are pruned, into `.cache/whole-styles` where the build is asked
 * to, with `WHOLE_STYLES=1`. tests/e2e/every-page.spec.ts holds the pages against them.
 *
 * @param root the folder of the project
 * @returns takes the styles of each page, with the name of its file in the built site
 */
export function wholeStyles(root: string): (name: string, css: string) => void {
  const folder = path.join(root, '.cache/whole-styles');
  // Those of another build would prove nothing about this one.
  rmSync(folder, { recursive: true, force: true });
  if (process.env['WHOLE_STYLES'] !== '1') return () => undefined;
  return (name, css) => {
    const file = path.join(folder, name.replace(/\.html$/, '.css'));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, css);
  };
}
