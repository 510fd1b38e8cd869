import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import tseslint from 'typescript-eslint';
import { layers } from '../../eslint.layers.js';

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [{ files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } }, ...layers],
});

const upward = 'boundaries/dependencies';

test.each([
  ['src/lib/x.ts', "import type { Settings } from '../collections/schemas/settings.ts';", upward],
  ['src/components/x.ts', "import { namesAt } from '../collections/loader/schema-names.ts';", upward],
  ['src/collections/loader/x.ts', "import { checkTags } from '../checks/check-tags.ts';", upward],
  ['src/collections/x.ts', "import { mdxNames } from '../mdx/table.ts';", upward],
  ['src/pdf/x.ts', "import { finishSite } from '../host/finish-site.ts';", upward],
  ['src/pdf/x.ts', "import { builtSite } from '../integrations/built-site.ts';", upward],
  ['src/collections/checks/x.ts', "import { mdxNames } from '../../mdx/table.ts';", undefined],
  ['src/lib/x.ts', "import { getCollection } from 'astro:content';", 'no-restricted-imports'],
  ['src/lib/x.ts', "import { run } from '../../tools/lib/run.mjs';", '@typescript-eslint/no-restricted-imports'],
  ['src/pdf/x.ts', "import { pdf } from '../../tests/lib/pdf.ts';", '@typescript-eslint/no-restricted-imports'],
  ['src/components/x.ts', "void window.fetch('/x');", 'no-restricted-globals'],
  ['src/pages/x.tsx', 'const link = <a href="/Tax">Tax</a>;', 'no-restricted-syntax'],
  ['src/components/x.tsx', 'const words = <p style={{ margin: 0 }} />;', 'no-restricted-syntax'],
  ['src/islands/x.tsx', 'const words = <p className="text-[#123456]" />;', 'no-restricted-syntax'],
  ['src/islands/x.tsx', 'const link = <a href="#add-more">More</a>;', undefined],
])('in %s, %s breaks the rule %s', async (filePath, line, rule) => {
  const [result] = await eslint.lintText(`${line}\n`, { filePath });
  expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual(rule === undefined ? [] : [rule]);
});
