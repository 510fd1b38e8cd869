import { expect, it } from 'vitest';
import { memoryBeyondFive } from '../lib/document-memory.ts';

it('500 documents of 2 MB take at most 64 MB more memory than 5', () => {
  const megabytes = memoryBeyondFive(500);
  console.log(`${megabytes.toFixed(1)} MB more`);
  expect(megabytes).toBeLessThan(64);
});
