/** `npm run check:content`: checks the content and PDFs as a build does. Exits with 1 on a mistake. */
import { checkProject } from '../src/collections/checks/check-content.ts';
import { ContentError, findingLine } from '../src/collections/findings/finding.ts';
import { main, readArguments, root } from './setup.mjs';

await main(async () => {
  readArguments({}, 'Write: npm run check:content');
  const { mistakes, warnings } = await checkProject(root);
  for (const warning of warnings) console.log(`Please look at this: ${findingLine(warning)}`);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  console.log('There are no mistakes in the content.');
});
