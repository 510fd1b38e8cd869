import { type Finding, finding } from '../findings/finding.ts';
import { checkCharactersOf } from './check-characters.ts';
import { collectionOf } from '../schemas/collections.ts';
import { checkCollections } from './check-collections.ts';
import { checkDates } from './check-dates.ts';
import { checkDocuments } from './check-documents.ts';
import { checkHeadings } from './check-headings.ts';
import { checkLinks, checkLinkWords } from './check-links.ts';
import { checkLists, checkQuestion } from './check-lists.ts';
import { checkMarkdown } from './check-markdown.ts';
import { checkFieldTexts } from './check-field-texts.ts';
import { checkPaper } from './check-paper.ts';
import { checkPerformance } from './check-performance.ts';
import { checkPictures, checkSvg } from './check-pictures.ts';
import { checkRecords } from './check-records.ts';
import { checkReferences } from './check-references.ts';
import { checkSections } from './check-sections.ts';
import { checkTags } from './check-tags.ts';
import { checkUnfinished } from './check-unfinished.ts';
import { wordCheck } from './check-words.ts';
import { checkFields } from '../loader/check-fields.ts';
import { type ContentTree, readTree } from '../loader/content-tree.ts';
import { type Library, readLibrary } from '../../pdf/library/read-library.ts';
import { buildDate } from '../../lib/build-date.ts';
import { memoizeByObject } from '../../lib/memoize.ts';
import { wrongAmounts } from '../../lib/texts/wrong-amounts.ts';
import { entriesOf } from '../loader/read-collection.ts';
import { type ContentFile, readContentFile } from '../loader/read-file.ts';
import { type Site, siteOf, type SiteOptions } from './site.ts';

/** Checks that need only the file; their results are cached until the file changes. */
const fileChecks: ((entry: ContentFile) => Finding[])[] = [
  ({ source, collection, file }) => checkFields(source, collectionOf(collection).schema, file),
  checkCharactersOf,
  ({ source, file }) => wrongAmounts(source.text).map(({ code, line, ...said }) => finding(code, { file, line }, said)),
  checkSections,
  checkTags,
  // Without the line that begins them, fields would be read as text.
  (entry) => (entry.source.frontMatter === 'there' ? checkMarkdown(entry) : []),
  checkHeadings,
  checkLinkWords,
  checkFieldTexts,
  checkUnfinished,
  checkPerformance,
  checkQuestion,
];

/** Checks that need the rest of the content as well. */
const siteChecks: ((entry: ContentFile, site: Site) => Finding[])[] = [
  checkDates,
  checkReferences,
  checkLinks,
  checkPictures,
  checkPaper,
];

const ownFindings = memoizeByObject((entry: ContentFile) => fileChecks.flatMap((check) => check(entry)));

/** The content, and what the checks found in it: mistakes stop a build, warnings do not. */
export type CheckedContent = ReturnType<typeof checkContent>;

const inOrder = (a: Finding, b: Finding) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1);

/**
 * Every mistake and warning in the content, sorted by file and line.
 *
 * @param library what is known about the PDFs; without it only the texts are checked
 */
export function checkContent(tree: ContentTree, options: SiteOptions, library?: Library) {
  const site = siteOf(tree, options);
  // Undefined while the list itself has mistakes.
  const [list] = entriesOf(site.entries, 'words');
  const checkWords = list && wordCheck(list.data);
  const unreadable = [...tree.texts].flatMap(([file, bytes]) => readContentFile(file, bytes).findings ?? []);
  const all = [
    ...[...unreadable, ...checkCollections(site), ...checkLists(site), ...checkSvg(site)],
    ...site.entries.flatMap((entry) => [...ownFindings(entry), ...(checkWords?.(entry) ?? [])]),
  ];
  // As long as a file cannot be read, whatever refers to it would be reported as a mistake.
  if (unreadable.length === 0) {
    all.push(...checkRecords(site), ...(library ? checkDocuments(site, library) : []));
    for (const entry of site.entries) all.push(...siteChecks.flatMap((check) => check(entry, site)));
  }
  const findings = all.sort(inOrder);
  return {
    site,
    mistakes: findings.filter(({ isWarning }) => !isWarning),
    warnings: findings.filter(({ isWarning }) => isWarning),
  };
}

/** Checks the content and its PDFs, each by itself and against the other. */
export async function checkProject(root: string, { forWriters = false, now = buildDate() } = {}) {
  const tree = readTree(root);
  return checkContent(tree, { now, forWriters }, await readLibrary(root, tree));
}
