import { mdxToJs } from 'satteri';
import { expect, it, test } from 'vitest';
import { checkContent } from '../../src/collections/checks/check-content.ts';
import { type ContentTree, readTree } from '../../src/collections/loader/content-tree.ts';
import { features } from '../../src/collections/loader/parse-body.ts';
import { seededRandom } from '../../src/lib/random.ts';
import { ContentError, problemLine } from '../../src/collections/findings/content-problem.ts';
import { parseEntrySource } from '../../src/collections/loader/entry-source.ts';
import { root } from '../lib/content-files.ts';
import { mutate, mutations } from '../lib/mutations.ts';

const tree = readTree(root);
const paths = [...tree.texts.keys()];
const now = new Date('2026-01-01T00:00:00Z');

/** Milliseconds that the checks of one edit may take, on a busy machine; a hang takes for ever. */
const PATIENCE = 4_000;

/** A change of one file, the same for the same seed. */
function edit(seed: number) {
  const random = seededRandom(String(seed));
  const file = paths[Math.floor(random() * paths.length)] ?? '';
  const { steps, result } = mutate(new TextDecoder().decode(tree.texts.get(file)), random);
  const content: ContentTree = {
    texts: new Map(tree.texts).set(file, result),
    sizes: new Map(tree.sizes).set(file, result.length),
  };
  return { label: `${seed}: ${steps.join(', ')} in ${file}`, file, content, result };
}

const linesIn = (bytes: Uint8Array) => new TextDecoder().decode(bytes).split(/\r\n?|\n/).length;

test.each(Array.from({ length: 300 }, (_, seed) => seed))('edit %i passes, or ends in a message with file and line', (seed) => {
  const { label, file, content, result } = edit(seed);
  const began = performance.now();
  const { mistakes } = checkContent(content, { now });
  expect(performance.now() - began, label).toBeLessThan(PATIENCE);
  for (const { file: named, line, message } of mistakes) {
    expect(content.sizes.has(named) || named === file, label).toBe(true);
    expect(line, label).toBeGreaterThanOrEqual(1);
    if (named === file) expect(line, label).toBeLessThanOrEqual(linesIn(result));
    expect(message, label).not.toMatch(/\n|undefined|\[object|^\s*at |RangeError|TypeError|node_modules/);
  }
  // What passes must not trip the renderer either, which would end the build with a stack trace.
  if (mistakes.length > 0 || !file.endsWith('.mdx')) return;
  const { body } = parseEntrySource(new TextDecoder().decode(result), true);
  expect(() => mdxToJs(body, { features }), label).not.toThrow();
});

it('tries every kind of edit, and both outcomes', () => {
  const edits = Array.from({ length: 300 }, (_, seed) => edit(seed));
  for (const name of Object.keys(mutations)) expect(edits.some(({ label }) => label.includes(name)), name).toBe(true);
  const passed = edits.filter(({ content }) => checkContent(content, { now }).mistakes.length === 0);
  expect(passed.length).toBeGreaterThan(5);
  expect(passed.length).toBeLessThan(200);
});

it('says all that stops a build without a stack', () => {
  const { content } = edit(1);
  const { mistakes } = checkContent(content, { now });
  const error = new ContentError(mistakes);
  expect(error.stack).toBe('');
  for (const mistake of mistakes) expect(error.message).toContain(problemLine(mistake));
});
