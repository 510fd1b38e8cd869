import { expect, test } from 'vitest';
import { entriesOf } from '../lib/content-files.ts';

// That everything named is there is seen by the checks of src/collections, which find nothing in this content
// (mistakes.test.ts), and that no two documents share a PDF by those of src/pdf/library.

const documents = entriesOf('documents');
const approaches = [...entriesOf('strategies'), ...entriesOf('funds')];

test.each(approaches)('$id offers a factsheet of its own figures', ({ id, file, data }) => {
  const factsheet = documents.find((document) => document.id === data.factsheet)?.data;
  expect(factsheet).toMatchObject({ kind: 'factsheet', strategy: id });
  expect([undefined, file.replace('content/', '')]).toContain(factsheet?.madeFrom);
});
