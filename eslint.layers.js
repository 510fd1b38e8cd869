import boundaries from 'eslint-plugin-boundaries';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** What each folder of src/ may import besides itself. `integrations` and `tools` may import all of them. */
const folders = {
  lib: [],
  scripts: ['components', 'lib'],
  components: ['lib'],
  islands: ['components', 'lib'],
  collections: ['lib'],
  mdx: ['collections', 'components', 'lib'],
  pdf: ['mdx', 'collections', 'lib'],
  'share-images': ['collections', 'lib'],
  'search-index': ['pdf', 'collections', 'lib'],
  host: ['search-index', 'lib'],
  // Checks depend on what reads the content: the table of MDX components, and what PDFs support.
  checks: ['pdf', 'mdx', 'collections', 'lib'],
  // The writers' desk: what it shows and writes. Its engine is connected in tools/desk.
  desk: ['pdf', 'mdx', 'collections', 'checks', 'components', 'lib'],
  layouts: ['islands', 'components', 'mdx', 'collections', 'lib', 'scripts', 'styles'],
  pages: ['share-images', 'pdf', 'layouts', 'islands', 'components', 'mdx', 'collections', 'lib', 'scripts', 'styles'],
};

const elements = [
  { type: 'checks', pattern: 'src/collections/checks/**', partialMatch: false },
  { type: 'integrations', pattern: 'src/integrations/**', partialMatch: false },
  // Pictures, fonts and styles, which are not a code layer.
  { type: 'styles', pattern: ['src/styles/**', 'src/assets/**'], partialMatch: false },
  ...Object.keys(folders)
    .filter((folder) => folder !== 'checks')
    .map((type) => ({ type, pattern: `src/${type}/**`, partialMatch: false })),
];

const allow = (from, to) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf: [from, ...to] } } } },
});

/** Nothing imports upward. Circular imports within a folder are found by .dependency-cruiser.mjs. */
export const layers = defineConfig([
  {
    files: ['src/**/*.{ts,tsx,astro}'],
    ignores: ['src/integrations/**', 'src/content.config.ts'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'boundaries/include': ['src/**/*'],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          message: 'src/{{from.element.type}} may not import src/{{to.element.type}}: see eslint.layers.js',
          policies: [
            { allow: { to: { module: { origin: ['external', 'core'] } } } },
            ...Object.entries(folders).map(([folder, to]) => allow(folder, to)),
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx,astro}'],
    ignores: ['src/collections/queries.ts', 'src/content.config.ts', 'src/layouts/**', 'src/pages/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'astro:content', message: 'Entries come from src/collections/queries.ts.' }] },
      ],
    },
  },
  {
    // The layers above only know src/.
    files: ['src/**/*.{ts,tsx,astro}'],
    ignores: ['**/*.stories.tsx'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['**/tools/**', '**/tests/**', '**/*.stories.tsx'], message: 'Nothing in src/ needs these.' },
          ],
        },
      ],
    },
  },
  {
    files: ['src/components/**'],
    languageOptions: { globals: { window: 'readonly' } },
    rules: {
      'no-restricted-globals': [
        'error',
        {
          globals: [{ name: 'fetch', message: 'Components fetch nothing: they are given what they draw.' }],
          // Includes window.fetch.
          checkGlobalObject: true,
        },
      ],
    },
  },
  {
    files: ['src/components/**', 'src/islands/**'],
    ignores: ['**/*.stories.tsx'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['querySelector', 'querySelectorAll'].map((property) => ({
          property,
          message: 'A component has refs to its own elements, and a script beside it is given those that it changes.',
        })),
      ],
    },
  },
  {
    files: ['src/{components,islands,layouts,pages}/**/*.{tsx,astro}'],
    ignores: ['**/*.stories.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="style"]',
          message: 'The policy of the page forbids inline styles: set a class, or an attribute that the module reads.',
        },
        {
          selector: 'JSXAttribute[name.name="href"] Literal[value=/^\\u002f/]',
          message: 'Addresses of the site come from src/lib/routes.ts.',
        },
        {
          selector: 'Literal[value=/#([0-9a-f]{3,4}){1,2}(?![\\w-])/i]',
          message: 'Colours come from src/styles/tokens.css, by their functional names.',
        },
      ],
    },
  },
]);
