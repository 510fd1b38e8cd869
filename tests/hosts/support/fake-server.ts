import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';
import { readPlace } from '../../../tools/deploy/ssh.ts';
import { temporaryFolder, writeInto } from '../../lib/temporary-folder.ts';

export const place = readPlace({ target: 'user@host', base: 'site', port: '22' });

/**
 * A fake server that is a local folder: `ssh` runs its command there, and rsync, which uses ssh, talks to another local
 * rsync. `slowly` limits the bandwidth, so that a transfer can be interrupted.
 */
export function fakeServer() {
  const rsync = process.env['RSYNC_PATH'] ?? '';
  const folder = temporaryFolder();
  const programs = path.join(folder, 'bin');
  const home = path.join(folder, 'home');
  for (const made of [programs, home]) mkdirSync(made);
  const program = (name: string, text: string) => {
    writeFileSync(path.join(programs, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  };
  program(
    'ssh',
    `# rsync gives the user apart: -l user host.\nuntil [ "\${1##*@}" = host ]; do shift; done; shift; cd "${home}" && exec sh -c "$*"`,
  );
  const useRsync = (slowly: boolean) => {
    program('rsync', `exec "${rsync}" ${slowly ? '--bwlimit=100' : ''} "$@"`);
  };
  useRsync(false);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.stubEnv('PATH', `${programs}:${process.env['PATH'] ?? ''}`);
  const base = path.join(home, 'site');
  return {
    base,
    useRsync,
    current: () => readFileSync(path.join(base, 'current/index.html'), 'utf8'),
    releases: () => readdirSync(path.join(base, 'releases')).sort(),
  };
}

/** The text of a large page that repeats the name of its version. */
export const pageText = (version: string, index: number): string => `${version} ${index} `.repeat(4000);

/** Fills a folder with a site whose pages state their version. */
export function fillSite(folder: string, version: string): string {
  writeInto(folder, { 'index.html': `version ${version}`, 'same.pdf': 'the same in every version' });
  for (let index = 0; index < 20; index++) writeInto(folder, { [`page-${index}.html`]: pageText(version, index) });
  return folder;
}
