import fc from 'fast-check';
import { mdxToJs } from 'satteri';
import { expect, it } from 'vitest';
import { checkContent } from '../../src/collections/checks/check-content.ts';
import type { ContentTree } from '../../src/collections/loader/content-tree.ts';
import { features } from '../../src/collections/loader/parse-body.ts';
import { parseEntrySource } from '../../src/collections/loader/entry-source.ts';
import { tree } from '../lib/content-files.ts';
import { now } from '../lib/content-now.ts';
import { edit } from '../lib/edits.ts';

/** Milliseconds of processor time that the checks of one edit may take, to detect a hang. */
const PATIENCE = 4_000;

const textOf = (text: string | Uint8Array) => (typeof text === 'string' ? text : new TextDecoder().decode(text));

/** A file of the content, and its bytes after one to three edits. */
const edited = fc
  .tuple(fc.constantFrom(...tree.texts.keys()), fc.array(edit, { minLength: 1, maxLength: 3 }))
  .map(([file, edits]) => {
    const original: string | Uint8Array = tree.texts.get(file) ?? '';
    const result = edits.reduce<string | Uint8Array>((text, change) => change(textOf(text)), original);
    return { file, bytes: typeof result === 'string' ? new TextEncoder().encode(result) : result };
  });

it('accepts any edit of a file, or reports it with file and line', { timeout: 120_000 }, () => {
  let passed = 0;
  fc.assert(
    fc.property(edited, ({ file, bytes }) => {
      const content: ContentTree = {
        texts: new Map(tree.texts).set(file, bytes),
        sizes: new Map(tree.sizes).set(file, bytes.length),
      };
      const began = process.cpuUsage();
      const { mistakes } = checkContent(content, { now });
      const { user, system } = process.cpuUsage(began);
      expect((user + system) / 1000).toBeLessThan(PATIENCE);
      const lines = textOf(bytes).split(/\r\n?|\n/).length;
      for (const { file: named, line, message } of mistakes) {
        expect(content.sizes.has(named)).toBe(true);
        expect(line).toBeGreaterThanOrEqual(1);
        if (named === file) expect(line).toBeLessThanOrEqual(lines);
        expect(message).not.toMatch(/\n|undefined|\[object|^\s*at |RangeError|TypeError|node_modules/);
      }
      if (mistakes.length > 0) return;
      passed += 1;
      // Accepted text must not make the renderer fail either, which would end the build with a stack trace.
      if (file.endsWith('.mdx')) mdxToJs(parseEntrySource(textOf(bytes), 'mdx').body, { features });
    }),
    { seed: 1, numRuns: 300, endOnFailure: true },
  );
  expect(passed).toBeGreaterThan(5);
  expect(passed).toBeLessThan(200);
});
