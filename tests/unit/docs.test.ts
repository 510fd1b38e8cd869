import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Paths that are only examples. */
const examples = new Set(['content/papers/x.mdx', 'content/legal/Terms.mdx', 'src/components/Name/Name.tsx']);

const code = globSync(['*.{ts,mjs}', '{src,tools,tests,content}/**/*.{ts,tsx,astro,mjs,yaml,mdx}'], {
  exclude: ['**/node_modules/**'],
})
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const texts = globSync(['*.md', 'docs/**/*.md', 'content/README.md', 'deploy/README.md']);

test.each(texts)('every file that %s names exists', (file) => {
  const named = readFileSync(file, 'utf8').matchAll(/`((?:src|tests|tools|content|public|deploy|docs)\/[^`\s*…<]*)`/g);
  const paths = [...named].map(([, path = '']) => path);
  expect(paths.filter((path) => !examples.has(path) && !existsSync(path))).toEqual([]);
});

test.each(texts.filter((file) => !file.includes('/upstream/')))('every name of code in %s exists', (file) => {
  const named = readFileSync(file, 'utf8').matchAll(/`([a-z]+[A-Z]\w*)(?:\(\))?`/g);
  expect([...named].map(([, name = '']) => name).filter((name) => !code.includes(name))).toEqual([]);
});

test('every package has a reason', () => {
  const reasons = readFileSync('docs/dependencies.md', 'utf8');
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const unnamed = Object.keys({ ...dependencies, ...devDependencies })
    // These packages share one reason.
    .filter((name) => !/^@(types|expo-google-fonts)\//.test(name))
    .filter((name) => !reasons.includes(`\`${name}\``));
  expect(unnamed).toEqual([]);
});

test('the readme is short, and each step through the code names one file', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(200);
  const ways = readFileSync('docs/ways.md', 'utf8').split(/^## /m).slice(1);
  expect(ways).toHaveLength(4);
  for (const way of ways) {
    const steps = way.match(/^\d+\. `[^`]+`:/gm) ?? [];
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.length).toBeLessThanOrEqual(8);
  }
});
