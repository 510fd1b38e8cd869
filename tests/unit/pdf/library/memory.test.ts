import { expect, it } from 'vitest';
import { memoryBeyondFive } from '../../../lib/document-memory.ts';

// Documents that stayed in memory would come to 80 MB. The whole measure, with 500, is tests/bench/documents.test.ts.
it('holds one document at a time: 45 of 2 MB take at most 64 MB more than 5', () => {
  expect(memoryBeyondFive(45)).toBeLessThan(64);
});
