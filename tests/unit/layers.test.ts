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
  ['src/lib/x.ts', "import type { Settings } from '../collections/schemas/settings.ts';", true],
  ['src/components/x.ts', "import { fieldNames } from '../collections/loader/schema-names.ts';", true],
  ['src/collections/loader/x.ts', "import { checkTags } from '../checks/check-tags.ts';", true],
  ['src/collections/x.ts', "import { mdxNames } from '../mdx/table.ts';", true],
  ['src/pdf/x.ts', "import { finishSite } from '../host/finish-site.ts';", true],
  ['src/pdf/x.ts', "import { builtSite } from '../integrations/built-site.ts';", true],
  ['src/collections/checks/x.ts', "import { mdxNames } from '../../mdx/table.ts';", false],
])('in %s, %s is a wrong import: %s', async (file, line, isWrong) => {
  expect(await brokenBy(file, line)).toEqual(isWrong ? ['boundaries/dependencies'] : []);
});

test('entries come through the queries alone', async () => {
  const line = "import { getCollection } from 'astro:content';";
  expect(await brokenBy('src/lib/x.ts', line)).toEqual(['no-restricted-imports']);
});
