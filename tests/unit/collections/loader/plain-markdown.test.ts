import { expect, test } from 'vitest';
import { readBody } from '../../../../src/collections/checks/read-body.ts';
import { isPlainMarkdown } from '../../../../src/collections/loader/plain-markdown.ts';

const isPlain = (text: string) => isPlainMarkdown(text, readBody(text, 'content/communiques/Text.mdx'));

test.each([
  ['paragraphs, headings and links', '## Moats\n\nWords and [our paper](/Documents).\n\n- One\n- Two'],
  ['curly brackets in a stretch of code', 'Write `{/* words */}` for a remark.'],
])('%s mean the same in Markdown', (_, text) => {
  expect(isPlain(text)).toBe(true);
});

test.each([
  ['a part of the site', '<Note>Words.</Note>'],
  ['a remark on a line of its own', 'Words.\n\n{/* ask compliance */}'],
  ['a remark within a sentence', 'Words {/* ask compliance */} go on.'],
  ['a remark of several lines', '{/* ask\ncompliance */}\n\nWords.'],
  ['a remark in a list', '- Words {/* ask compliance */}'],
  ['an empty pair of curly brackets', 'Words {} go on.'],
  ['four spaces before a line', 'Words.\n\n    Words.'],
])('%s means something else there', (_, text) => {
  expect(isPlain(text)).toBe(false);
});
