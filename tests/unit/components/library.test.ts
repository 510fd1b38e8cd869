import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readModule } from '../../lib/module-styles.ts';

const toPosix = (file: string) => file.replaceAll('\\', '/');

/** Folders of components, and files in them. Those in lower case are not of the library. */
const folders = globSync('src/{components,islands}/[A-Z]*').map(toPosix).sort();
const files = globSync('src/{components,islands}/[A-Z]*/**/*.*').map(toPosix);
const modules = files.filter((file) => file.endsWith('.module.css')).sort();

interface Use {
  /** The component. */
  file: string;
  module: string;
  /** Classes that it asks for by name. */
  names: string[];
  /** Whether it also asks by a variable: `styles[variant]`. */
  asksByVariable: boolean;
}

/** Which classes each component takes from which module. */
const uses: Use[] = files
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(/^import (\w+) from '(\..*\.module\.css)';$/gm)].map(([, styles = '', address = '']) => ({
      file,
      module: path.posix.join(path.posix.dirname(file), address),
      names: [...text.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
      asksByVariable: new RegExp(`\\b${styles}\\[`).test(text),
    }));
  });

describe.each(folders)('%s', (folder) => {
  const name = path.basename(folder);
  const has = (file: string) => files.includes(`${folder}/${file}`);

  it('has the component of its name, which says what it is', () => {
    expect(has(`${name}.tsx`)).toBe(true);
    expect(readFileSync(`${folder}/${name}.tsx`, 'utf8')).toMatch(new RegExp(`\\*/\\nexport function ${name}\\b`));
  });

  it('has its stories', () => {
    expect(has(`${name}.stories.tsx`)).toBe(true);
  });

  it('has no styles but modules, and nothing that Astro draws', () => {
    const others = files.filter((file) => file.startsWith(`${folder}/`) && /(?<!\.module)\.css$|\.astro$/.test(file));
    expect(others).toEqual([]);
  });
});

describe.each(modules)('%s', (module) => {
  const { classes, loose, layers } = readModule(readFileSync(module, 'utf8'));
  const users = uses.filter((use) => use.module === module);

  it('stands in the layers that its rules are for', () => {
    expect(layers.filter((layer) => layer !== 'components' && layer !== 'print')).toEqual([]);
  });

  it('has a class of its own in every selector', () => {
    expect(loose).toEqual([]);
  });

  it('has no class that no component asks for', () => {
    const asked = users.flatMap(({ names }) => names);
    const isAnyAsked = users.some(({ asksByVariable }) => asksByVariable);
    expect(classes.filter((name) => !asked.includes(name) && !isAnyAsked)).toEqual([]);
  });

  it('has every class that a component asks for', () => {
    expect(users.flatMap(({ names }) => names).filter((name) => !classes.includes(name))).toEqual([]);
  });
});

it('is read with the selectors that hold without a class of the module, and the rules in no layer', () => {
  const css = `@layer components {
    .a > h2, :is(.b, .c) td, :root:has(.d) {}
    h2, :is(.a, h3) td, p:not(.a), :global(.prose) li {}
    .a { & td, li { color: red } }
  } @media (width > 2rem) { .b {} }`;
  expect(readModule(css)).toEqual({
    loose: ['h2', ':is descendant td', 'p:not', ':global descendant li'],
    classes: ['a', 'b', 'c', 'd'],
    layers: ['components', 'none'],
  });
});
