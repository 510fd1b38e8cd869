import { textsAlone } from './shown-texts.ts';
import { type Finding, type Place, finding } from '../findings/finding.ts';
import { type ContentFile, placeOfField } from '../loader/read-file.ts';
import { missingBeside, showsPerformance } from '../../lib/texts/performance-claim.ts';
import { fieldsOf } from '../../lib/fields-of.ts';

/** Performance figures without what must stand beside them, in a text and in its fields. */
export const checkPerformance = (entry: ContentFile): Finding[] => [
  ...inRecord(entry),
  ...inFields(entry),
  ...inText(entry),
];

/** The schemas require the date and the basis; the benchmark is a separate field, which also has other uses. */
function inRecord(entry: ContentFile): Finding[] {
  const { performance, benchmark } = fieldsOf(entry.source.data);
  if (performance === undefined || benchmark !== undefined) return [];
  return [finding('performance-benchmark', placeOfField(entry, 'performance'))];
}

/** A field may be shown on its own, like a summary in a list, and so may a caption: it must contain everything. */
const inFields = (entry: ContentFile): Finding[] =>
  textsAlone(entry).flatMap((found) => (showsPerformance(found.text) ? bare(found, found.text) : []));

/** In a text, all details may stand anywhere in the same part. The description of a picture belongs to its part. */
function inText({ body }: ContentFile): Finding[] {
  const texts = [...body.blocks, ...body.pictures.map((picture) => ({ ...picture, text: picture.alt, cells: [] }))];
  return [...Map.groupBy(texts, ({ section }) => section).values()].flatMap((part) => {
    const shown = part.find(({ text, cells }) => [text, ...cells].some(showsPerformance));
    return shown === undefined ? [] : bare(shown, part.map(({ text }) => text).join('\n'));
  });
}

/** The finding about a figure at this place, unless the text around it has everything. */
function bare(place: Place, around: string): Finding[] {
  const missing = missingBeside(around);
  return missing.length === 0 ? [] : [finding('performance-bare', place, { missing })];
}
