import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';

const toPosix = (file: string) => file.replaceAll('\\', '/');

/** Folders of components, and their files. Folders in lower case are not part of the library. */
const folders = globSync('src/{components,islands}/[A-Z]*').map(toPosix).sort();
const files = globSync('src/{components,islands}/[A-Z]*/**/*.*').map(toPosix);
/** The writers’ desk has its styles side by side, and is styled by the same rules. */
const styled = [...files, ...globSync('src/desk/ui/*.*').map(toPosix)];
const modules = styled.filter((file) => file.endsWith('.module.css')).sort();

/** The classes that each component uses from each module, by name or by a variable: `styles[variant]`. */
const uses = styled
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(/^import (\w+) from '(\..*\.module\.css)';$/gm)].map(([, styles = '', address = '']) => ({
      module: path.posix.join(path.posix.dirname(file), address),
      names: [...text.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
      asksByVariable: new RegExp(`\\b${styles}\\[`).test(text),
    }));
  });

/** The groups in Storybook’s sidebar, in order. */
const order = /order: \[(.+?)\]/s.exec(readFileSync('.storybook/preview.tsx', 'utf8'))?.[1] ?? '';
const groups = [...order.matchAll(/'(.+)'/g)].map(([, group]) => group);

describe.each(folders)('%s', (folder) => {
  const name = path.basename(folder);
  const own = files.filter((file) => file.startsWith(`${folder}/`));

  it('has a component of its name, with a comment, and stories', () => {
    const text = readFileSync(`${folder}/${name}.tsx`, 'utf8');
    expect(/\*\/\nexport function (\w+)/.exec(text)?.[1], '“export function” below a comment on it').toBe(name);
    expect(own, 'a story for each state that a visitor can meet').toContain(`${folder}/${name}.stories.tsx`);
    const isReady = text.includes('useIslandReady(');
    expect(isReady, 'an island calls useIslandReady').toBe(folder.startsWith('src/islands/'));
  });

  it('has a title with its group in Storybook and its name', () => {
    const text = readFileSync(`${folder}/${name}.stories.tsx`, 'utf8');
    const [, group = '', last] = /^const meta = \{\s+title: '(.+)\/(\w+)',/m.exec(text) ?? [];
    expect(last).toBe(name);
    expect(groups, 'the order of groups in .storybook/preview.tsx').toContain(group);
  });

  it('has only modules as styles, and no Astro components', () => {
    expect(own.filter((file) => /(?<!\.module)\.css$|\.astro$/.test(file))).toEqual([]);
  });
});

/**
 * The classes of a module, and the layers of all its rules.
 * @throws if a selector has no class of the module: it would apply to every page that has the styles
 */
function readModule(filename: string) {
  const code = readFileSync(filename);
  const layers: string[] = [];
  const { exports } = transform({
    filename,
    code,
    cssModules: { pure: true },
    visitor: {
      StyleSheet: ({ rules }) => {
        for (const rule of rules)
          layers.push(rule.type === 'layer-block' ? (rule.value.name?.join('.') ?? '') : 'none');
      },
    },
  });
  // Names of animations, anchors and transitions are exported as well.
  return { classes: Object.keys(exports as object).filter((name) => code.includes(`.${name}`)), layers };
}

describe.each(modules)('%s', (module) => {
  const { classes, layers } = readModule(module);
  const users = uses.filter((use) => use.module === module);

  it('uses only the layers of components and print, and the colours of src/styles/tokens.css', () => {
    expect(readFileSync(module, 'utf8')).not.toMatch(/#([\da-f]{3,4}){1,2}\b|\b(rgb|hsl|hwb|(ok)?(lab|lch))a?\(/i);
    expect(layers.filter((layer) => layer !== 'components' && layer !== 'print')).toEqual([]);
  });

  it('has every class that a component uses, and no others', () => {
    const asked = users.flatMap(({ names }) => names);
    const isAnyAsked = users.some(({ asksByVariable }) => asksByVariable);
    const unused = isAnyAsked ? [] : classes.filter((name) => !asked.includes(name));
    expect({ missing: asked.filter((name) => !classes.includes(name)), unused }).toEqual({ missing: [], unused: [] });
  });
});

it('every custom property that styles use is set somewhere', () => {
  const styles = globSync('src/**/*.css').map((file) => readFileSync(file, 'utf8'));
  const isSet = new Set(styles.flatMap((text) => text.match(/--[\w-]+(?=\s*:)/g) ?? []));
  const asked = styles.flatMap((text) => text.match(/(?<=var\()--[\w-]+/g) ?? []);
  expect(asked.filter((name) => !isSet.has(name))).toEqual([]);
});
