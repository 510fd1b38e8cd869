import type { Finding } from './finding.ts';
import type { SourceFile } from './read-content.ts';

const address = /https?:\/\/[^\s"'<>)\]]+/g;

/** Every outside address of the content, once each, for a person to open: whether the right page answers is theirs to judge. */
export function outsideLinks(files: readonly SourceFile[]): Finding[] {
  const first = new Map<string, string>();
  for (const { file, text } of files) {
    for (const [index, line] of text.split('\n').entries()) {
      for (const [found] of line.matchAll(address)) {
        const url = found.replace(/[.,;:]+$/, '');
        if (!first.has(url)) first.set(url, `${file}:${index + 1}`);
      }
    }
  }
  return [...first].map(([url, where]) => ({
    concern: 'outside links',
    blocks: false,
    where,
    what: url,
    todo: 'Open it and see that it leads where it should.',
  }));
}
