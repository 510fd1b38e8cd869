import { existsSync } from 'node:fs';
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { layers } from './eslint.layers.js';

export default defineConfig([
  globalIgnores(['.astro/', '.cache/', 'dist/', 'playwright-report/', 'public/', 'shots/', 'test-results/']),
  // The desk has its own packages; without their types it cannot be linted.
  ...(existsSync('tools/desk/node_modules') ? [] : [globalIgnores(['tools/desk/'])]),
  tseslint.configs.strict,
  {
    // Type-aware rules; `astro check` covers .astro files and the scripts in them.
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.astro/*.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { project: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Allows `process.env['NAME']` as well; the compiler checks indexed access itself.
      '@typescript-eslint/dot-notation': 'off',
    },
  },
  { files: ['**/*.tsx', 'src/**/use-*.ts'], extends: [reactHooks.configs.flat.recommended] },
  astro.configs.recommended,
  layers,
]);
