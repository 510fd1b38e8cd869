import { existsSync } from 'node:fs';
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { layers } from './eslint.layers.js';

export default defineConfig([
  globalIgnores(['.astro/', '.cache/', 'dist/', 'playwright-report/', 'public/', 'shots/', 'test-results/']),
  // Its packages stand apart, and its types are theirs: without them nobody can tell whether it is right.
  ...(existsSync('tools/desk/node_modules') ? [] : [globalIgnores(['tools/desk/'])]),
  tseslint.configs.strict,
  {
    // Rules that ask the type checker; `astro check` does that work for .astro files and the scripts in them.
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.astro/*.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { project: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `process.env['NAME']` is one of the two ways to write it, and the compiler has its own say.
      '@typescript-eslint/dot-notation': 'off',
    },
  },
  { files: ['**/*.tsx', 'src/**/use-*.ts'], extends: [reactHooks.configs.flat.recommended] },
  astro.configs.recommended,
  layers,
]);
