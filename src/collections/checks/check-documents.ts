import { isoDay } from '../../lib/format.ts';
import { kindsInForce } from '../../lib/documents/document-series.ts';
import { communiquePdf } from '../../lib/documents/made-document.ts';
import { nearestPath } from '../../lib/nearest.ts';
import { endOf } from '../../lib/returns/months.ts';
import type { Library } from '../../pdf/library/read-library.ts';
import { type Finding, finding } from '../findings/finding.ts';
import { entriesOf, type Entry, recordsIn } from '../loader/read-collection.ts';
import { placeOfField } from '../loader/read-file.ts';
import { isWhole } from '../loader/read-record.ts';
import type { Approach } from '../schemas/approach.ts';
import type { Document } from '../schemas/document.ts';
import type { Site } from './site.ts';

/** A document with valid fields; one with mistakes in its fields is not checked further. */
type DocumentEntry = Entry<Document>;

const pdfsIn = ({ tree }: Site) => [...tree.sizes.keys()].filter((path) => /^public\/.*\.pdf$/i.test(path));

/** Faults of the PDF that an entry names, including missing accessibility. */
function ofPdf(entry: DocumentEntry, all: readonly DocumentEntry[], site: Site, library: Library): Finding[] {
  const file = `public/${entry.data.file}`;
  const place = placeOfField(entry, 'file');
  const isMade = entry.data.madeFrom !== undefined;
  if (!site.tree.sizes.has(file))
    return [finding('pdf-missing', place, { file, isMade, near: nearestPath(file, pdfsIn(site)) })];
  const twin = all.find((other) => other !== entry && other.data.file === entry.data.file);
  const pdf = library.pdfs.get(entry.data.file);
  const lacks =
    pdf === undefined || pdf instanceof Error
      ? []
      : [...(pdf.tagged ? [] : ['tags for screen readers']), ...(pdf.title === '' ? ['title of its own'] : [])];
  return [
    ...(twin ? [finding('pdf-twice', place, { file, other: twin.file })] : []),
    ...(pdf instanceof Error ? [finding('pdf-fault', place, { file, fault: pdf.message })] : []),
    ...(lacks.length > 0 ? [finding('pdf-hard', place, { file, lacks })] : []),
  ];
}

/** A document cannot be published before the day that it is of. */
function ofPublished(entry: DocumentEntry, { today }: Site): Finding[] {
  const { published, date } = entry.data;
  if (published === undefined || published >= date || isoDay(date) > today) return [];
  return [finding('published-early', placeOfField(entry, 'published'), { day: isoDay(date) })];
}

/** Findings with the document that an entry replaces; a missing one is reported by `checkReferences`. */
function ofReplaced(entry: DocumentEntry, all: readonly DocumentEntry[]): Finding[] {
  const { replaces: name, kind, strategy, date } = entry.data;
  const earlier = all.find(({ id }) => id === name);
  if (name === undefined || earlier === undefined) return [];
  const place = placeOfField(entry, 'replaces');
  const made = placeOfField(earlier, 'madeFrom');
  const isOther = earlier.data.kind !== kind || earlier.data.strategy !== strategy;
  const isLater = earlier.data.date >= date;
  const isTwice = all.some((other) => other !== entry && other.data.replaces === name);
  return [
    ...(isOther ? [finding('replaces-other', place, { name })] : []),
    ...(isLater && !isOther ? [finding('replaces-later', place, { name })] : []),
    ...(isTwice ? [finding('replaces-twice', place, { name })] : []),
    ...(earlier.data.madeFrom ? [finding('replaced-made', made, { other: entry.file })] : []),
  ];
}

/** A factsheet or portfolio paper of another strategy or fund; a missing one is reported by `checkReferences`. */
const ofApproach = (entry: Entry<Approach>, all: readonly DocumentEntry[]): Finding[] =>
  (['factsheet', 'portfolios'] as const).flatMap((field) =>
    [entry.data[field] ?? []].flat().flatMap((id, index) => {
      const kind = field === 'factsheet' ? field : 'portfolio';
      const named = all.find((document) => document.id === id)?.data;
      if (named === undefined || (named.kind === kind && named.strategy === entry.id)) return [];
      const path = field === 'factsheet' ? [field] : [field, index];
      return [finding('document-other', placeOfField(entry, ...path), { id, kind, of: entry.id })];
    }),
  );

/** Documents that compete, because only one of them can be current. */
function rivals(site: Site): Finding[] {
  return [...Map.groupBy(site.series, ({ latestName }) => latestName).values()].flatMap((group) => {
    const current = group.map((series) => series.current);
    const [newest] = current.toSorted((a, b) => b.data.date.getTime() - a.data.date.getTime());
    return current.flatMap((entry) => {
      if (newest === undefined || entry === newest) return [];
      const isOfOne = kindsInForce.includes(entry.data.kind);
      return [finding('document-rival', placeOfField(entry, 'kind'), { other: newest.file, id: entry.id, isOfOne })];
    });
  });
}

/** PDFs that no entry names, valid or not; the build itself deletes the generated ones that are no longer needed. */
function unlisted(all: readonly DocumentEntry[], site: Site, library: Library): Finding[] {
  const articles = site.filesOf('communiques').filter((entry) => !site.isHidden(entry));
  const listed = new Set([...all.map(({ data }) => data.file), ...articles.map(({ id }) => communiquePdf(id))]);
  const wrong = site.filesOf('documents').filter(({ id }) => !all.some((entry) => entry.id === id));
  return pdfsIn(site).flatMap((path) => {
    const file = path.slice('public/'.length);
    const isNamed = listed.has(file) || wrong.some(({ source }) => source.text.includes(file));
    return isNamed || library.isAsMade(file) ? [] : [finding('pdf-unlisted', { file: path, line: 1 })];
  });
}

/** Papers that no entry names, valid or not. */
function unused(site: Site): Finding[] {
  const entries = site.filesOf('documents').map(({ source }) => source.text);
  return site
    .filesOf('papers')
    .filter(({ id }) => !entries.some((text) => text.includes(`papers/${id}.mdx`)))
    .map(({ file, id }) => finding('paper-unused', { file, line: 1 }, { id }));
}

/** A PDF with figures must name the month that they end in: one that is made from them is made again with each month. */
function ofFigures({ entries, series, today, tree }: Site): Finding[] {
  const [complaints] = entriesOf(entries, 'complaints');
  const records = recordsIn(tree).filter(isWhole);
  const ends = records.map(({ file, id, rows }) => ({ file, id, month: rows.at(-1)?.month }));
  return series.flatMap(({ current }) => {
    const { kind, strategy, date, madeFrom } = current.data;
    // A period that is not over is reported as such.
    if (isoDay(date) > today) return [];
    const isOf = (month: string) => endOf(month).getTime() === date.getTime();
    const place = placeOfField(current, 'period');
    if (kind === 'complaints-data' && complaints && !isOf(complaints.data.month.name))
      return [finding('complaints-month', place, { month: complaints.data.month.name })];
    const record = ends.find(({ id }) => kind === 'performance-report' || (kind === 'factsheet' && id === strategy));
    if (madeFrom === undefined || !record?.month || isOf(record.month)) return [];
    return [finding('figures-month', place, { month: record.month, file: record.file })];
  });
}

/** Findings with documents beyond their fields, with their PDFs, and between the two. */
export function checkDocuments(site: Site, library: Library): Finding[] {
  const all: DocumentEntry[] = entriesOf(site.entries, 'documents');
  // Which document replaces which is known only once every entry is valid.
  const areValid = all.length === site.ids('documents').length;
  return [
    ...all.flatMap((entry) => [...ofPdf(entry, all, site, library), ...ofReplaced(entry, all)]),
    ...all.flatMap((entry) => ofPublished(entry, site)),
    ...site.approaches.flatMap((entry) => ofApproach(entry, all)),
    ...(areValid ? rivals(site) : []),
    ...unlisted(all, site, library),
    ...unused(site),
    ...ofFigures(site),
  ];
}
