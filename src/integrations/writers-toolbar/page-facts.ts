import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEntrySource } from '../../collections/loader/entry-source.ts';
import { countWords, readingMinutes } from '../../lib/words.ts';

/** Folders of content/ whose file names are addresses. */
const folders = ['pages', 'communiques', 'strategies', 'funds', 'legal', 'guides'];

/**
 * Files of content/ in which the words of a page may stand, the likeliest first: which of them is there says which it is.
 *
 * @param address path of the page, for instance `/member/anjali-nair`
 */
export function fileCandidates(address: string): string[] {
  const [, first = '', second] = address.replace(/\/$/, '').split('/');
  if (first === '') return ['content/pages/Home.mdx'];
  if (first === 'member') return [`content/team/${second ?? ''}.yaml`];
  return folders.map((folder) => `content/${folder}/${first}.mdx`);
}

/** What the toolbar tells a writer of a page. */
export interface PageFacts {
  /** Path from the project's root. */
  file: string;
  /** Words of the text below the front matter, or of a biography. */
  words: number;
  minutes: number;
  /** Day of the last review, or of publication, as it was typed. */
  day?: { name: 'reviewed' | 'date'; value: string };
  /** Whether something in the file is marked as invented. */
  specimen: boolean;
}

/** The facts of the page at an address; undefined where no single file is behind it. */
export function pageFacts(root: string, address: string): PageFacts | undefined {
  const file = fileCandidates(address).find((candidate) => existsSync(join(root, candidate)));
  if (file === undefined) return undefined;
  const { data, body } = readEntrySource(join(root, file));
  const fields = data as Record<string, unknown>;
  const { info } = fields;
  const prose = file.endsWith('.mdx') ? body : info;
  const words = typeof prose === 'string' ? countWords(prose) : 0;
  const name = (['reviewed', 'date'] as const).find((field) => typeof fields[field] === 'string');
  return {
    file,
    words,
    minutes: readingMinutes(words),
    ...(name && { day: { name, value: String(fields[name]) } }),
    specimen:
      fields['specimen'] === true || (Array.isArray(fields['specimenFields']) && fields['specimenFields'].length > 0),
  };
}
