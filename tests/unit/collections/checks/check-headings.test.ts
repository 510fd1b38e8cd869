import { expect, it } from 'vitest';
import { checkContent } from '../../../../src/collections/checks/check-content.ts';
import { readTree } from '../../../../src/collections/loader/content-tree.ts';
import { problemLine } from '../../../../src/collections/findings/content-problem.ts';
import { root } from '../../../lib/content-files.ts';

const tree = readTree(root);

/** What the checks say where texts begin with some headings. */
function told(headings: Record<string, string>): string[] {
  const texts = new Map(tree.texts);
  for (const [file, heading] of Object.entries(headings)) {
    const text = new TextDecoder().decode(tree.texts.get(file));
    texts.set(file, new TextEncoder().encode(text.replace('\n---\n\n', `\n---\n\n${heading}\n\nSome words.\n\n`)));
  }
  return checkContent({ ...tree, texts }, { now: new Date() }).mistakes.map(problemLine);
}

it('lets one answer, and two pages, have equal headings', () => {
  expect(told({ 'content/faq/how-fees-work.mdx': '### In short\n\nSome words.\n\n### In short' })).toEqual([]);
  expect(
    told({ 'content/legal/RiskFactors.mdx': '## In short', 'content/legal/PrivacyPolicy.mdx': '## In short' }),
  ).toEqual([]);
});
