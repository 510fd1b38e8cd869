import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { checkEntry } from '../../src/collections/checks/check-entry.ts';
import { readEntrySource } from '../../src/collections/loader/entry-source.ts';
import { type Collection, contentFiles, filesOf, root, schemas } from '../lib/content-files.ts';

const collections = Object.keys(schemas) as Collection[];

describe.each(collections)('%s', (collection) => {
  it('has files', () => {
    expect(filesOf(collection)).not.toEqual([]);
  });

  test.each(filesOf(collection))('%s fits its schema', (file) => {
    expect(checkEntry(readEntrySource(join(root, file)), schemas[collection], file)).toEqual([]);
  });
});

it('has no file that the site leaves out: each has the right ending and lies in a collection’s folder', () => {
  const taken = /^content\/((settings|navigation|words|complaints|benchmarks)\.yaml|performance\/[^/]+\.csv|(glossary|team|documents|notices)\/[^/]+\.yaml|(pages|papers|communiques|strategies|funds|legal|guides|faq)\/[^/]+\.mdx|\w+\/[^/]+\.(jpe?g|png|webp|avif|svg)|README\.md)$/;
  expect(contentFiles.filter((file) => !taken.test(file))).toEqual([]);
});
