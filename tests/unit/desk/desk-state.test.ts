import { expect, it } from 'vitest';
import { deskState } from '../../../tools/desk/server/desk-state.ts';
import { temporaryFolder, writeInto } from '../../lib/temporary-folder.ts';

it('reads only entries, whatever file a request names', () => {
  const root = temporaryFolder();
  writeInto(root, { 'content/glossary/alpha.yaml': 'term: alpha\n', 'package.json': '{}', '.env': 'KEY=1' });
  const { read } = deskState(root, () => (_collection, _id, text) => text);
  expect(read('content/glossary/alpha.yaml')).toBeDefined();
  expect(read('content/glossary/beta.yaml')).toBeUndefined();
  for (const file of ['package.json', '.env', '../../dev/zero', 'content/glossary/../../package.json', 'content', ''])
    expect(read(file), file).toBeUndefined();
});
