import astro from 'eslint-plugin-astro';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig([
  globalIgnores(['.astro/', '.cache/', 'dist/', 'playwright-report/', 'public/', 'shots/', 'test-results/']),
  tseslint.configs.strict,
  {
    // Rules that ask the type checker; `astro check` does that work for .astro files.
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `process.env['NAME']` is one of the two ways to write it, and the compiler has its own say.
      '@typescript-eslint/dot-notation': 'off',
    },
  },
  {
    files: ['src/islands/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react',
              importNames: ['ViewTransition'],
              message: 'What it needs is left out of what visitors load: src/integrations/lean-react.ts.',
            },
            { name: 'react-dom', message: 'It is left out of what visitors load: src/integrations/lean-react.ts.' },
          ],
        },
      ],
    },
  },
  {
    // These gather .astro components, whose types only `astro check` can read.
    files: ['src/components/**/index.ts'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  astro.configs.recommended,
]);
