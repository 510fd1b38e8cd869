import { fact, factNames } from '../../lib/approaches/facts.ts';
import { firmValueNames } from '../../lib/texts/fill-in.ts';
import { nearest, nearestPath } from '../../lib/nearest.ts';
import { typographic } from '../../lib/texts/typographic.ts';
import { type Naming, namingWords, type RowFacts } from '../../mdx/row.ts';
import { mdxRow, namingsOf } from '../../mdx/table.ts';
import { collectionOf, type CollectionName } from '../schemas/collections.ts';
import { textsIn } from './shown-texts.ts';
import { type Finding, type Place, finding } from '../findings/finding.ts';
import { entriesOf } from '../loader/read-collection.ts';
import { type TagUse, valuesOf } from '../loader/read-body.ts';
import { type ContentFile, describedTexts } from '../loader/read-file.ts';
import { anchorForm } from '../schemas/fields.ts';
import type { Shape } from '../schemas/shape.ts';
import { fieldsOf } from '../../lib/fields-of.ts';
import type { Site } from './site.ts';

/** A check of ids: the entry exists, and visitors would find it. @param kind what messages call it */
const entryIn = (kind: string, ...collections: CollectionName[]) => {
  return (id: string, at: Place, site: Site): Finding[] => {
    const entry = collections.map((name) => site.find(name, id)).find((found) => found !== undefined);
    if (entry) return site.isHiddenLongerThan(entry, at.file) ? [finding('entry-hidden', at, { kind, name: id })] : [];
    const ids = collections.flatMap((name) => site.ids(name));
    return [finding('entry-missing', at, { kind, name: id, near: nearest(id, ids) })];
  };
};

const groupsOf = (page: string, { entries }: Site) =>
  entriesOf(entries, 'pages').find(({ id }) => id === page)?.data.groups;

/** Checks for each kind of name; `of` is the tag’s attribute with the approach or page of a fact or group. */
const checks = {
  words: () => [],
  anchor: (value, at) => (anchorForm.test(value) ? [] : [finding('attribute-anchor', at, { value })]),
  rupees: (value, at) => numberBetween(1, 1_000_000_000_000, value, at),
  percent: (value, at) => numberBetween(0, 100, value, at),
  approach: entryIn(namingWords.approach, 'strategies', 'funds'),
  page: entryIn(namingWords.page, 'pages'),
  document: entryIn(namingWords.document, 'documents'),
  term: entryIn(namingWords.term, 'glossary'),
  firm: firmValue,
  fact: (name, at, site, of) => {
    if (!factNames.includes(name))
      return [finding('fact-unknown', at, { name, near: nearest(name, factNames), names: factNames })];
    const approach = site.findApproach(of);
    return approach === undefined || fact(approach.data, name) !== undefined
      ? []
      : [finding('figure-missing', at, { of, field: `figure “${name}”` })];
  },
  group: (name, at, site, of) => {
    const names = groupsOf(of, site)?.map(({ id }) => id);
    return names === undefined || names.includes(name)
      ? []
      : [finding('group-missing', at, { page: of, name, near: nearest(name, names) })];
  },
} satisfies Record<Naming, (value: string, at: Place, site: Site, of: string) => Finding[]>;

function numberBetween(least: number, most: number, value: string, at: Place): Finding[] {
  if (!/^\d+(\.\d+)?$/.test(value)) return [finding('attribute-number', at, { value })];
  const isBetween = Number(value) >= least && Number(value) <= most;
  return isBetween ? [] : [finding('attribute-bounds', at, { value, least, most })];
}

function firmValue(name: string, at: Place): Finding[] {
  if (firmValueNames.includes(name)) return [];
  return [finding('firm-value', at, { name, near: nearest(name, firmValueNames), names: firmValueNames })];
}

/** The number of points in a group must fit the drawing. */
function pointsOf(use: TagUse, { least, most }: NonNullable<RowFacts['points']>, site: Site): Finding[] {
  const { of: page = '', group: name = '' } = valuesOf(use);
  const count = groupsOf(page, site)?.find(({ id }) => id === name)?.cards.length ?? least;
  return count >= least && count <= most ? [] : [finding('group-points', use, { page, name, count, least, most })];
}

function inTags({ body }: ContentFile, site: Site): Finding[] {
  return body.tags.flatMap((use) => {
    const row = mdxRow(use.name);
    const field = row?.field;
    const values = valuesOf(use);
    const of = values['of'] ?? '';
    const names = Object.entries(namingsOf(use.name)).flatMap(([name, naming]) =>
      values[name] ? checks[naming](values[name], use, site, of) : [],
    );
    const lacksField = field && site.findApproach(of) && site.findApproach(of)?.data[field] === undefined;
    return [
      ...names,
      ...(lacksField ? [finding('figure-missing', use, { of, field })] : []),
      ...(row?.points ? pointsOf(use, row.points, site) : []),
    ];
  });
}

/** Whether a field may have values of the firm in curly brackets: only the home page fills them in. */
export const hasValues = ({ collection, id }: ContentFile, path: readonly PropertyKey[]): boolean =>
  collection === 'pages' && id === 'Home' && path[0] === 'sections';

/** Ids and names in the fields, each checked by what its schema says it names, and curly brackets. */
const inFields = (entry: ContentFile, site: Site): Finding[] =>
  describedTexts(entry).flatMap((found) => {
    const { path, text, shape } = found;
    const named = (shape.names && fieldChecks[shape.names]?.(text, found, site, entry.source.data)) ?? [];
    const inBraces = [...text.matchAll(/\{\s*(\w+)\s*\}/g)].flatMap(([, name = '']) =>
      hasValues(entry, path) ? firmValue(name, found) : [finding('brace', found)],
    );
    return [...named, ...inBraces];
  });

type FieldCheck = (text: string, at: Place, site: Site, document: unknown) => Finding[];

/** What is checked elsewhere: benchmarks with the records, pages with the links, files with the pictures and documents. */
type Elsewhere = 'benchmarks' | 'pages' | 'picture' | 'pdf';

/** Checks for what fields name. Broken settings, which have no links at all, are reported where they are broken. */
const fieldChecks: Record<Exclude<NonNullable<Shape['names']>, Elsewhere>, FieldCheck> &
  Partial<Record<Elsewhere, undefined>> = {
  approaches: checks.approach,
  documents: checks.document,
  legal: entryIn('legal text', 'legal'),
  team: entryIn('member', 'team'),
  sources: sourceOf,
  'names of members': officer,
  'outside links': (name, at, { links }) =>
    name in links || Object.keys(links).length === 0 ? [] : [finding('outside-link', at, { name })],
};

/** The file that a document is made from, and the facts on which the two must agree. */
function sourceOf(madeFrom: string, at: Place, site: Site, document: unknown): Finding[] {
  const file = `content/${madeFrom}`;
  if (!site.tree.texts.has(file)) {
    const near = nearestPath(file, site.tree.texts.keys())?.replace(/^content\//, '');
    return [finding('source-missing', at, { file, near })];
  }
  const source = site.entries.find((entry) => entry.file === file);
  if (source === undefined) return [];
  const { kind } = collectionOf(source.collection);
  if (site.isHiddenLongerThan(source, at.file)) return [finding('entry-hidden', at, { kind, name: source.id })];
  const { strategy, specimen } = fieldsOf(document);
  const isApproach = source.collection === 'strategies' || source.collection === 'funds';
  if (isApproach && strategy !== source.id) return [finding('source-strategy', at, { file, name: source.id })];
  const needsNotice = source.collection === 'papers' && specimen === true;
  return needsNotice && fieldsOf(source.source.data)['notice'] === undefined
    ? [finding('source-notice', at, { file })]
    : [];
}

/** An officer must be a visible member of the team with the same name. */
function officer(name: string, at: Place, site: Site): Finding[] {
  // Word’s non-breaking spaces count as spaces.
  const plain = (typed: unknown) => typographic(String(typed).trim()).replace(/\s+/g, ' ');
  const members = site.filesOf('team');
  const team = new Map(members.map((entry) => [plain(fieldsOf(entry.source.data)['name'] ?? ''), entry]));
  const member = team.get(plain(name));
  // It may be an entry whose name is missing or cannot be read, which is reported there.
  if (member === undefined && (team.has('') || members.some(({ source }) => source.syntaxErrors.length > 0))) return [];
  if (member === undefined) return [finding('officer-missing', at, { name, near: nearest(name, team.keys()) })];
  return site.isHiddenLongerThan(member, at.file) ? [finding('entry-hidden', at, { kind: 'member', name })] : [];
}

/** Registration numbers of portfolio managers that are not the firm’s own. */
const registrations = (entry: ContentFile, { firm }: Site): Finding[] =>
  textsIn(entry).flatMap((found) =>
    (found.text.match(/\bINP ?\d{6,}\b/g) ?? [])
      .filter((number) => number.replace(' ', '') !== (firm['registration'] ?? number))
      .map((number) => finding('registration', found, { number })),
  );

/** References to entries, people, groups, figures and PDFs that do not exist, and wrong registration numbers. */
export const checkReferences = (entry: ContentFile, site: Site): Finding[] => [
  ...inTags(entry, site),
  ...inFields(entry, site),
  ...registrations(entry, site),
];
