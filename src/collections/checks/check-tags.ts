import { isProgramAddress } from '../../lib/texts/addresses.ts';
import { inMarkdown } from '../../lib/texts/html-in-markdown.ts';
import { nearest } from '../../lib/nearest.ts';
import { namingWords } from '../../mdx/row.ts';
import { isIn, mdxNames, mdxRow, namingsOf } from '../../mdx/table.ts';
import { type Finding, finding } from '../findings/finding.ts';
import type { ContentFile } from '../loader/read-file.ts';
import type { TagUse } from '../loader/read-body.ts';

/** Tags that bring a program or another site into the page. */
const programs = new Set(['script', 'style', 'iframe', 'object', 'embed', 'link', 'meta', 'base', 'form', 'svg']);

function attributesOf(use: TagUse): Finding[] {
  const { name: tag, words, attributes } = use;
  const row = mdxRow(tag);
  const missing = (name: string) => {
    const wanted = namingWords[namingsOf(tag)[name] ?? 'words'] ?? '';
    return finding('attribute-missing', use, { tag, name, wanted, words: row?.holds === 'words' ? words : '' });
  };
  const found = attributes.flatMap(({ name, value }): Finding[] => {
    if (/^on[a-z]/i.test(name)) return [finding('event-handler', use, { name })];
    if (value !== undefined && isProgramAddress(value)) return [finding('link-program', use, { address: value })];
    if (row === undefined) return [];
    const names = Object.keys(namingsOf(tag));
    if (!names.includes(name)) return [finding('attribute-unknown', use, { tag, name, near: nearest(name, names) })];
    return value === undefined || value.trim() === '' ? [missing(name)] : [];
  });
  const given = attributes.map(({ name }) => nearest(name, Object.keys(row?.needs ?? {})) ?? name);
  const left = Object.keys(row?.needs ?? {}).filter((name) => !given.includes(name));
  const empty = row?.holds !== undefined && use.isEmpty ? [finding('tag-empty', use, { tag })] : [];
  const unshown = row && row.holds === undefined && !use.isEmpty ? [finding('tag-words', use, { tag })] : [];
  return [...found, ...left.map(missing), ...empty, ...unshown];
}

function nameOf(use: TagUse, { collection, id }: ContentFile): Finding[] {
  const { name: tag } = use;
  const row = mdxRow(tag);
  if (row !== undefined)
    return isIn(row, collection, id) ? [] : [finding('component-place', use, { tag, places: row.in })];
  if (programs.has(tag.toLowerCase())) return [finding('script', use, { tag })];
  if (/^[a-z]/.test(tag) && (inMarkdown.has(tag) || nearest(tag, mdxNames) === undefined))
    return [finding('html-tag', use, { tag })];
  return [finding('component-unknown', use, { tag, near: nearest(tag, mdxNames) })];
}

/** Components that do not exist or are not allowed here, HTML, programs, and unknown or missing attributes. */
export function checkTags(entry: ContentFile): Finding[] {
  const { findings, tags } = entry.body;
  return [...findings, ...tags.flatMap((tag) => [...nameOf(tag, entry), ...attributesOf(tag)])];
}
