import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import tseslint from 'typescript-eslint';
import { layers } from '../../eslint.layers.js';

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [{ files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } }, ...layers],
});

/** Names of the rules that a file of one line breaks. */
async function brokenBy(filePath: string, line: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`${line}\n`, { filePath });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

test.each([
  ['src/lib/x.ts', "import type { Settings } from '../collections/schemas/settings.ts';"],
  ['src/components/x.ts', "import { fieldNames } from '../collections/loader/schema-names.ts';"],
  ['src/collections/loader/x.ts', "import { checkTags } from '../checks/check-tags.ts';"],
  ['src/collections/x.ts', "import { mdxNames } from '../mdx/table.ts';"],
  ['src/pdf/x.ts', "import { finishSite } from '../host/finish-site.ts';"],
  ['src/pdf/x.ts', "import { builtSite } from '../integrations/built-site.ts';"],
])('%s may not: %s', async (file, line) => {
  expect(await brokenBy(file, line)).toEqual(['boundaries/dependencies']);
});

test('entries come through the queries alone', async () => {
  const line = "import { getCollection } from 'astro:content';";
  expect(await brokenBy('src/lib/x.ts', line)).toEqual(['no-restricted-imports']);
});

test('what is below may be imported', async () => {
  expect(await brokenBy('src/collections/checks/x.ts', "import { mdxNames } from '../../mdx/table.ts';")).toEqual([]);
});
