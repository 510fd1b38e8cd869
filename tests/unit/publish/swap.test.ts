import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nextSite, type Places, publish, recover } from '../../../tools/lib/publish-site.ts';
import { bytesBelow } from '../../lib/project-copy.ts';
import { temporaryFolder } from '../../lib/temporary-folder.ts';

/** A published site, or none, and an empty workshop. */
function places(published?: string): Places {
  const root = temporaryFolder();
  const found = { site: join(root, 'dist'), workshop: join(root, '.cache/publish') };
  mkdirSync(found.workshop, { recursive: true });
  if (published !== undefined) fill(found.site, published);
  return found;
}

function fill(folder: string, words: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), words);
}

const wordsOf = ({ site }: Places) => Buffer.from(bytesBelow(site)['index.html'] ?? '', 'base64').toString();

describe('publishing', () => {
  it('puts the new site in the place of the old one, and leaves nothing over', () => {
    const found = places('old');
    writeFileSync(join(found.site, 'gone.html'), 'a page that the new site does not have');
    fill(nextSite(found), 'new');
    publish(found, nextSite(found));
    expect(wordsOf(found)).toBe('new');
    expect(existsSync(join(found.site, 'gone.html'))).toBe(false);
    expect(bytesBelow(found.workshop)).toEqual({});
  });

  it('needs no old site', () => {
    const found = places();
    fill(nextSite(found), 'new');
    publish(found, nextSite(found));
    expect(wordsOf(found)).toBe('new');
  });

  it('keeps the old site when the new one cannot be moved', () => {
    const found = places('old');
    expect(() => {
      publish(found, nextSite(found));
    }).toThrow('ENOENT');
    expect(wordsOf(found)).toBe('old');
  });
});

describe('after a build that was killed', () => {
  it('between the two renames, the old site comes back', () => {
    const found = places('old');
    fill(nextSite(found), 'new');
    renameSync(found.site, join(found.workshop, 'last'));
    recover(found);
    expect(wordsOf(found)).toBe('old');
    expect(bytesBelow(found.workshop)).toEqual({});
  });

  it('after both, the new site stays and what is left of the old one goes', () => {
    const found = places('new');
    fill(join(found.workshop, 'last'), 'old');
    recover(found);
    expect(wordsOf(found)).toBe('new');
    expect(bytesBelow(found.workshop)).toEqual({});
  });

  it('while it made pages, they go', () => {
    const found = places('old');
    fill(nextSite(found), 'half');
    recover(found);
    expect(wordsOf(found)).toBe('old');
    expect(bytesBelow(found.workshop)).toEqual({});
  });
});
