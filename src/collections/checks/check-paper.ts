import { blocksOf, type Setting } from '../../pdf/typeset/mdx.ts';
import { nearest } from '../../lib/nearest.ts';
import { reasonOf } from '../../lib/reason-of.ts';
import { drawings } from '../../mdx/drawings.ts';
import { isIn, mdxRow, mdxTable } from '../../mdx/table.ts';
import { checkMarkdown } from './check-markdown.ts';
import { checkTags } from './check-tags.ts';
import { memoizeByObject } from '../../lib/memoize.ts';
import { ContentError, type Finding, type Place, finding } from '../findings/finding.ts';
import type { ContentFile } from '../loader/read-file.ts';
import { type TagUse, valuesOf } from '../loader/read-body.ts';
import { fieldsOf } from '../../lib/fields-of.ts';
import type { Site } from './site.ts';

/** The page whose text is printed below the tables of the complaints PDF. */
const complaintsPage = 'content/pages/ComplaintsData.mdx';

/** Whether a PDF is made from a text: every paper and article, and what the `madeFrom` of a document names. */
function isOnPaper({ collection, file }: ContentFile, site: Site): boolean {
  if (collection === 'papers' || collection === 'communiques') return true;
  return site.filesOf('documents').some(({ source }) => {
    const from = fieldsOf(source.data)['madeFrom'];
    return file === complaintsPage ? from === 'complaints.yaml' : `content/${String(from)}` === file;
  });
}

/** Finds drawings that do not exist, have attributes of other drawings, or fail when they are drawn here. */
function drawingOf(tag: TagUse, site: Site): Finding[] {
  const { name, of, ...rest } = valuesOf(tag);
  // A missing name is reported by `checkTags`.
  if (!name) return [];
  const names = drawings.map(({ id }) => id);
  const drawing = drawings.find(({ id }) => id === name);
  if (drawing === undefined) return [finding('drawing-unknown', tag, { name, near: nearest(name, names), names })];
  const wrong = (reason: string) => finding('drawing-wrong', tag, { name, reason });
  const ofOthers = Object.keys(mdxTable.Figure.takes).filter((each) => !drawing.takes.includes(each));
  const foreign = tag.attributes.filter((attribute) => ofOthers.includes(attribute.name));
  if (foreign.length > 0) return foreign.map((attribute) => wrong(`has no attribute “${attribute.name}”: remove it.`));
  const approach = of === undefined ? undefined : site.findApproach(of);
  if (of !== undefined && approach === undefined) return [];
  const days = approach?.data.movingAverageDays;
  if (of !== undefined && days === undefined)
    return [finding('figure-missing', tag, { of, field: 'movingAverageDays' })];
  try {
    drawing.draw({ ...rest, of: days?.toString() });
    return [];
  } catch (error) {
    return [wrong(reasonOf(error))];
  }
}

/** The contents of components, without the components, which are checked separately. */
const contents: Setting = {
  components: (name) => {
    const row = mdxRow(name);
    return row && ((_, { blocks, words }) => (row.inSentence || name === 'Formula' ? words() : blocks()));
  },
  page: '',
};

/** Converts a text that has no other mistakes for print: an error here would stop the build. */
const tried = memoizeByObject((entry: ContentFile): Finding[] => {
  const { file, body } = entry;
  const mistakes = [...checkTags(entry), ...checkMarkdown(entry)].filter((each) => !each.isWarning);
  if (body.tree === undefined || body.code.length > 0 || mistakes.length > 0) return [];
  try {
    blocksOf(body.tree, file, contents);
    return [];
  } catch (error) {
    if (error instanceof RangeError) return [finding('too-deep', { file, line: 1 })];
    if (!(error instanceof ContentError)) throw error;
    return [...error.mistakes];
  }
});

/** Parts without a form on paper in a text that becomes a PDF, and drawings that cannot be made. */
export function checkPaper(entry: ContentFile, site: Site): Finding[] {
  const { collection, id, body } = entry;
  const isPaper = collection === 'papers';
  const lost = (place: Place, what: string) => finding('no-paper-form', place, { what });
  const onPaper = isOnPaper(entry, site)
    ? [
        ...body.tags.flatMap((tag) => {
          const row = mdxRow(tag.name);
          // One that is not allowed here at all is reported by `checkTags`.
          return row?.only === 'page' && isIn(row, collection, id) ? [lost(tag, `<${tag.name}>`)] : [];
        }),
        ...body.code.map((place) => lost(place, 'a block of code')),
        // An article has its pictures on its page, and their words on paper.
        ...(isPaper ? body.pictures.map((picture) => lost(picture, 'a picture')) : []),
        ...tried(entry),
      ]
    : [];
  return [
    ...onPaper,
    ...body.tags.filter(({ name }) => isPaper && name === 'Figure').flatMap((tag) => drawingOf(tag, site)),
  ];
}
