import { expect, it } from 'vitest';
import { changesSince } from '../../tools/desk/server/changes.ts';

const after = new Uint8Array();

it('calls what is handed over by names that its writer knows', async () => {
  const files = [
    'content/legal/RiskFactors.mdx',
    'public/files/investor-charter.pdf',
    'src/assets/made-documents.json',
    'public/files/theirs.pdf',
  ];
  const changed = () => Promise.resolve(files.map((file) => ({ file, before: undefined, after })));
  const changes = await changesSince({ kind: 'copy', changed, renew: () => undefined }, process.cwd());
  expect(changes.map(({ title }) => title)).toEqual([
    'Risk factors',
    'A PDF that is made from a text',
    'The list of PDFs that are made here',
    'public/files/theirs.pdf',
  ]);
});
