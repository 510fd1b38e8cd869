import type { ContentProblem } from '../findings/content-problem.ts';
import { checkEntry } from './check-entry.ts';
import { collectionOf } from '../schemas/collections.ts';
import { wordsSchema } from '../schemas/words.ts';
import { checkCollections } from './check-collections.ts';
import { checkDates } from './check-dates.ts';
import { checkAnswers, checkHeadings } from './check-headings.ts';
import { checkLinks } from './check-links.ts';
import { checkLinkWords } from './check-link-words.ts';
import { checkMarkdown } from './check-markdown.ts';
import { checkMarks } from './check-marks.ts';
import { checkPaper } from './check-paper.ts';
import { checkPerformance } from './check-performance.ts';
import { checkPictures } from './check-pictures.ts';
import { checkQuestion } from './check-question.ts';
import { checkRecords } from './check-records.ts';
import { isRecordFile } from '../loader/read-record.ts';
import { checkReferences } from './check-references.ts';
import { checkSections } from './check-sections.ts';
import { checkTags } from './check-tags.ts';
import { checkTwins } from './check-twins.ts';
import { checkWords, type Watches, watchesOf } from './check-words.ts';
import type { ContentTree } from '../loader/content-tree.ts';
import { onceInProcess, oncePerFile } from '../loader/once-in-process.ts';
import { type ContentFile, readContentFile } from '../loader/read-file.ts';
import { type Site, siteOf, type SiteOptions } from './site.ts';

/** Checks that need the file alone; their answers are kept for as long as the file does not change. */
const fileChecks: ((entry: ContentFile) => ContentProblem[])[] = [
  ({ source, collection, file }) => checkEntry(source, collectionOf(collection).schema, file),
  checkSections,
  checkTags,
  checkMarkdown,
  checkHeadings,
  checkLinkWords,
  checkMarks,
  checkPerformance,
  checkQuestion,
];

/** Checks that need the rest of the content as well. */
const siteChecks: ((entry: ContentFile, site: Site) => ContentProblem[])[] = [
  checkDates,
  checkReferences,
  checkLinks,
  checkPictures,
  checkPaper,
];

const ownProblems = oncePerFile('own problems', (entry: ContentFile) => fileChecks.flatMap((check) => check(entry)));

const watchesKept = onceInProcess('watches', () => new WeakMap<ContentFile, Watches>());

/** The list of words; none while it has mistakes of its own. */
function watchesIn(site: Site): Watches {
  const entry = site.find('words', 'words');
  const words = wordsSchema.safeParse(entry?.source.data);
  if (entry === undefined || !words.success) return watchesOf({ stop: [], warn: [] });
  const known = watchesKept.get(entry) ?? watchesOf(words.data);
  watchesKept.set(entry, known);
  return known;
}

const wordsKept = onceInProcess(
  'word problems',
  () => new WeakMap<ContentFile, { watches: Watches; problems: ContentProblem[] }>(),
);

/** Watched words in a file, kept for as long as neither the file nor the list changes. */
function wordProblems(entry: ContentFile, watches: Watches): ContentProblem[] {
  const known = wordsKept.get(entry);
  if (known?.watches === watches) return known.problems;
  const problems = checkWords(entry, watches);
  wordsKept.set(entry, { watches, problems });
  return problems;
}

/** What the checks found: mistakes stop a build, warnings do not. */
export interface Findings {
  mistakes: ContentProblem[];
  warnings: ContentProblem[];
}

const inOrder = (a: ContentProblem, b: ContentProblem) =>
  a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;

/** What the checks of a file go by beside the file itself. */
function surroundings(tree: ContentTree, options: SiteOptions) {
  const readings = [...tree.texts].map(([file, bytes]) => readContentFile(file, bytes));
  const entries = readings.flatMap(({ entry }) => (entry === undefined ? [] : [entry]));
  const site = siteOf(entries, tree, options);
  return { readings, entries, site, watches: watchesIn(site) };
}

const problemsOf = (entry: ContentFile, site: Site, watches: Watches): ContentProblem[] => [
  ...ownProblems(entry),
  ...siteChecks.flatMap((check) => check(entry, site)),
  ...wordProblems(entry, watches),
];

/** Every mistake in the content at once, in the order of the files and their lines. */
export function checkContent(tree: ContentTree, options: SiteOptions): Findings {
  const { readings, entries, site, watches } = surroundings(tree, options);
  const problems = [
    ...readings.flatMap((reading) => reading.problems ?? []),
    ...checkCollections(site),
    ...checkTwins(site),
    ...checkAnswers(site),
    ...checkRecords(site),
    ...entries.flatMap((entry) => problemsOf(entry, site, watches)),
  ].sort(inOrder);
  return {
    mistakes: problems.filter(({ isWarning }) => isWarning !== true),
    warnings: problems.filter(({ isWarning }) => isWarning === true),
  };
}

/**
 * Whether one file can be shown as it stands. A tenth of the time of all checks; what the file means to others, such as
 * a heading that they link to, is left to those.
 */
export function isFileRight(tree: ContentTree, file: string, options: SiteOptions): boolean {
  const { entries, site, watches } = surroundings(tree, options);
  if (isRecordFile(file))
    return checkRecords(site).every((problem) => problem.file !== file || problem.isWarning === true);
  const entry = entries.find((candidate) => candidate.file === file);
  return entry !== undefined && problemsOf(entry, site, watches).every(({ isWarning }) => isWarning === true);
}
