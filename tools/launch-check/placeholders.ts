import path from 'node:path';
import { fieldsOf } from '../../src/lib/fields-of.ts';
import type { ContentFile } from '../../src/collections/loader/read-file.ts';
import { dutyNames } from '../../src/lib/due/duty.ts';
import { emailIds } from '../../src/lib/hosting/environment.ts';
import { blocker, type LaunchFinding, reminder } from './launch-finding.ts';
import { at, type Content } from '../../src/collections/loader/read-collection.ts';

/** Domains reserved for examples (RFC 2606), and phrases that writers use for what is not known yet. */
const placeholder = /[\w-]+\.example\b|\(specimen\)|\bto be confirmed\b/i;

const specimen = (where: string, what: string, todo: string) => blocker('specimens', where, what, todo);

/** What an entry marks as invented. @param only the fields that matter; all if left out */
export function markedSpecimens(entry: ContentFile, only?: readonly string[]): LaunchFinding[] {
  const { specimen: isSpecimen, specimenFields, performanceSource } = fieldsOf(entry.source.data);
  const invented = Array.isArray(specimenFields) ? specimenFields.map(String) : [];
  const correct = 'Write the real value and remove the name from specimenFields.';
  const marked = invented
    .filter((name) => only === undefined || only.some((field) => name === field || name.startsWith(`${field}.`)))
    .map((name) => specimen(at(entry, ...name.split('.')), `the value of ${name} is invented`, correct));
  if (isSpecimen === true) {
    const todo = 'Replace it with the firm’s own and delete the line.';
    marked.unshift(specimen(at(entry, 'specimen'), 'the whole entry is an invented example', todo));
  }
  if (performanceSource !== undefined && (isSpecimen === true || invented.includes('performanceSource'))) {
    const where = `content/performance/${path.parse(entry.file).name}.csv:1`;
    const todo = 'Replace it with the firm’s own months: see “Performance” in content/README.md.';
    marked.push(specimen(where, 'the whole record is invented', todo));
  }
  return marked;
}

/** Invented entries and values: those that are marked, and those recognised by their wording. */
export function specimens(files: readonly ContentFile[]): LaunchFinding[] {
  return files.flatMap((entry) => {
    const { text, body } = entry.source;
    const marked = markedSpecimens(entry);
    const below = body.split('\n');
    const unmarked = text.split('\n').flatMap((line, index) => {
      // A # is a comment only in the front matter; in the body it begins a heading.
      const isRemark = /^\s*#/.test(line) && !below[index];
      const found = isRemark ? undefined : placeholder.exec(line)?.[0];
      const where = `${entry.file}:${index + 1}`;
      if (found === undefined || marked.some((one) => one.where === where)) return [];
      return [specimen(where, `“${found}” is a placeholder`, 'Replace it with the real text.')];
    });
    return [...marked, ...unmarked];
  });
}

/** Facts of law whose source has not been checked, which a specimen may say but a public page may not. */
export const uncheckedSources = ({ pages, guides }: Pick<Content, 'pages' | 'guides'>): LaunchFinding[] =>
  [...pages, ...guides].flatMap((entry) =>
    entry.data.sources.flatMap(({ fact, checked }, index) => {
      if (checked !== undefined) return [];
      const what = `the source of “${fact}” has not been looked up`;
      const todo = 'Look it up, and write the day under checked.';
      return [blocker(dutyNames.source, at(entry, 'sources', index), what, todo)];
    }),
  );

/** Texts with a source that is more recent than their last review. */
export const earlyReviews = ({ pages, guides }: Pick<Content, 'pages' | 'guides'>): LaunchFinding[] =>
  [...pages, ...guides].flatMap((entry) => {
    const { reviewed, sources } = entry.data;
    const days = sources.flatMap(({ source: law }) => law.match(/\b\d{1,2} [A-Z][a-z]+ \d{4}\b/g) ?? []);
    const later = days.find((day) => reviewed !== undefined && new Date(`${day} UTC`) > reviewed);
    if (later === undefined) return [];
    const what = `reviewed is earlier than ${later}, the date of a source that the file names`;
    const todo = 'Read the text again, and write the day under reviewed.';
    return [blocker(dutyNames.source, at(entry, 'reviewed'), what, todo)];
  });

/**
 * Papers with a notice of what is invented or left out, whose document is no longer marked as a specimen: the cover
 * does not show the notice any more, and the text may still be the example’s.
 */
export const keptNotices = ({ documents, papers }: Pick<Content, 'documents' | 'papers'>): LaunchFinding[] =>
  papers.flatMap((entry) => {
    const real = documents.find(({ data }) => !data.specimen && `content/${data.madeFrom ?? ''}` === entry.file);
    if (entry.data.notice === undefined || real === undefined) return [];
    const what = `notice says what is invented or left out, but ${real.file} is not a specimen`;
    const todo = 'Read the text, replace whatever is not the firm’s own, and delete the notice.';
    return [blocker('specimens', at(entry, 'notice'), what, todo)];
  });

/** Settings from the environment, what does not work without each, and the kind of finding that its absence is. */
const wanted = [
  ...emailIds.map((name) => [name, 'the contact form cannot send', blocker] as const),
  ['PUBLIC_MAPS_EMBED_KEY', 'the map uses the embed that needs no key', reminder],
] as const;

/** Missing settings; those for the contact form are not needed if the firm has turned it off (contact.form). */
export const keys = (
  environment: Readonly<Record<string, string | undefined>>,
  settings: Content['settings'],
): LaunchFinding[] =>
  wanted
    .filter(([name]) => (environment[name] ?? '').trim() === '')
    .filter(([name]) => !emailIds.some((id) => id === name) || settings.every(({ data }) => data.contact.form))
    .map(([name, without, make]) => {
      const todo = 'Set it in .env or in the host’s settings; docs/settings.md says what it is.';
      return make('keys', '.env', `${name} is not set: ${without}`, todo);
    });

/** Every external URL in the content, once each, for a person to open and check that it leads to the right page. */
export function outsideLinks(files: readonly ContentFile[]): LaunchFinding[] {
  const first = new Map<string, string>();
  // A pair of brackets is part of a URL; a single closing one ends it, as in a Markdown link.
  const addresses = /https?:\/\/(?:\([^\s"'<>()]*\)|[^\s"'<>()\]])+/gi;
  for (const { file, source } of files) {
    for (const [index, line] of source.text.split('\n').entries()) {
      for (const [address] of line.matchAll(addresses)) {
        const url = address.replace(/[.,;:*_`’”]+$/, '');
        if (!first.has(url)) first.set(url, `${file}:${index + 1}`);
      }
    }
  }
  const todo = 'Open it and check that it leads to the right page.';
  return [...first].map(([url, where]) => reminder('outside links', where, url, todo));
}
