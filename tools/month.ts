/**
 * `npm run month -- 2025-10 figures.csv`: adds a month’s figures (approach,net,benchmark,aum) to the records, generates
 * the month’s factsheets and report, and keeps the old ones as earlier versions. `--correct "reason"` changes published
 * figures and says so on the page. `--dry-run` only shows what would change.
 */
import { readFileSync, statSync } from 'node:fs';
import { readTree } from '../src/collections/loader/content-tree.ts';
import { checkProject } from '../src/collections/checks/check-content.ts';
import { readContent } from '../src/collections/loader/read-collection.ts';
import { decode } from '../src/collections/loader/read-file.ts';
import { findingLine } from '../src/collections/findings/finding.ts';
import { buildDate } from '../src/lib/build-date.ts';
import { makeDocuments } from '../src/pdf/typeset/make.ts';
import { sections } from './launch-check.ts';
import { asLaunchFindings } from './launch-check/launch-finding.ts';
import { withLock } from './lib/publish-site.ts';
import { leftForPerson } from './month/left-for-person.ts';
import { planMonth } from './month/plan-month.ts';
import { writeOnceMade } from './month/in-copy.ts';
import { main, namedFile, readArguments, root, SetupError } from './setup.mjs';

/** Adds the month’s figures, or prints what would change or why nothing was done. @returns the exit code */
async function addMonth(month: string, file: string, reason?: string, isDryRun?: boolean): Promise<number> {
  const figures = decode(readFileSync(file), file);
  if (typeof figures !== 'string') throw new SetupError(findingLine(figures));
  const input = { month, figures, reason, now: buildDate() };
  const tree = readTree(root);
  const { edits, changes, faults } = planMonth(tree, input);
  if (faults.length > 0) {
    console.error(['Nothing has been changed:', ...faults.map((fault) => `  ${fault}`)].join('\n'));
    return 1;
  }
  if (changes.length === 0) {
    console.log('Nothing to change: the content already has these returns, and the assets of its last month.');
    return 0;
  }
  console.log(changes.map((change) => `  ${change}`).join('\n'));
  if (isDryRun) return 0;
  const { made, warnings } = await writeOnceMade(root, { edits, texts: tree.texts }, async (copy) => {
    const documents = await makeDocuments(copy);
    const found = await checkProject(copy, { now: input.now });
    if (found.mistakes.length > 0)
      throw new SetupError(['Nothing has been changed:', ...found.mistakes.map(findingLine)].join('\n  '));
    return { ...documents, ...found };
  });
  const left = [...leftForPerson(readContent(root), made, month, input.now), ...asLaunchFindings(warnings)];
  const parts = ['The checks of the build have passed. Left for you to do:', ...sections(left)];
  console.log([...parts, 'Then commit the change, build the site and publish it.'].join('\n\n'));
  return 0;
}

const usage = 'Write: npm run month -- 2025-10 figures.csv [--correct "the reason"] [--dry-run]';

await main(() => {
  const { values, positionals } = readArguments(
    { allowPositionals: true, options: { correct: { type: 'string' }, 'dry-run': { type: 'boolean' } } },
    usage,
  );
  const [month, named, ...more] = positionals;
  if (month === undefined || named === undefined || more.length > 0) throw new SetupError(usage);
  const file = namedFile(named);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new SetupError(`There is no file ${named}. Give its path from this folder.`);
  return withLock(root, () => addMonth(month, file, values.correct, values['dry-run']));
});
