import { checkHeadings } from '../../../../src/collections/checks/check-headings.ts';
import { readContentFile } from '../../../../src/collections/loader/read-file.ts';
import { cases } from '../../../lib/cases.ts';

function codesOf(text: string) {
  const { entry } = readContentFile('content/legal/Words.mdx', Buffer.from(`---\ntitle: Words\n---\n\n${text}\n`));
  return entry && checkHeadings(entry).map(({ code }) => code);
}

cases('the headings of %j: %j', codesOf, [
  ['## Term and termination\n\n## Terms of use', []],
  // Its id is that of the meaning of the word.
  ['A <Term id="moat">moat</Term>.\n\n## Term moat', ['heading-taken']],
  ['## Menu services', ['heading-taken']],
]);
