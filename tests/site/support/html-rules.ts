import type { ConfigData } from 'html-validate';

/** The HTML standard, with what a complete page and an accessible one need beside it. */
export const htmlRules: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // How Astro lays out its lines says nothing about the page.
    'no-trailing-whitespace': 'off',
    // React writes some attributes in camel case, and its void elements and switches as XML has them: HTML all the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Files from this site need no checksum: whoever could change them could change the page as well.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
};
