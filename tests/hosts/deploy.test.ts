import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readPlace, releaseSteps, rollbackSteps } from '../../tools/deploy/ssh.ts';
import { runSteps } from '../../tools/deploy/step.ts';
import { temporaryFolder, writeInto } from '../lib/temporary-folder.ts';
import { fillSite, place, fakeServer } from './support/fake-server.ts';

const site = (version: string): string => fillSite(temporaryFolder(), version);

describe('the firm’s own server', () => {
  it('serves each release in turn, and the previous one after a rollback', async () => {
    const { base, current, releases } = fakeServer();
    await runSteps(releaseSteps(site('one'), place, '1'));
    expect(current()).toBe('version one');
    await runSteps(releaseSteps(site('two'), place, '2'));
    expect([current(), releases()]).toEqual(['version two', ['1', '2']]);
    expect(readFileSync(path.join(base, 'releases/1/index.html'), 'utf8')).toBe('version one');

    await runSteps(rollbackSteps(place));
    expect([current(), readlinkSync(path.join(base, 'current'))]).toEqual(['version one', 'releases/1']);
    await expect(runSteps(rollbackSteps(place))).rejects.toThrow('Otherwise nothing was changed');
    expect(current()).toBe('version one');

    // A later rollback skips the release that was rolled back.
    await runSteps(releaseSteps(site('three'), place, '3'));
    await runSteps(rollbackSteps(place));
    expect(current()).toBe('version one');
  });

  it('serves the previous release even if the other cannot be hidden, and says what to do with that', async () => {
    const { base, current } = fakeServer();
    for (const release of ['1', '2']) await runSteps(releaseSteps(site(release), place, release));
    writeInto(base, { 'releases/.rolled-back-2': 'A file, so that no folder can have its name.' });
    await expect(runSteps(rollbackSteps(place))).rejects.toThrow('delete the other one from');
    expect(current()).toBe('version 1');
  });

  it('keeps five releases, and always the current one', async () => {
    const { current, releases } = fakeServer();
    // The last one comes from a machine whose clock is behind, so the others count as newer.
    for (const release of ['2', '3', '4', '5', '6', '7', '1'])
      await runSteps(releaseSteps(site(release), place, release));
    expect([current(), releases()]).toEqual(['version 1', ['1', '3', '4', '5', '6', '7']]);
  });

  it('still serves the old site when a transfer is killed, and the new one after a retry', async () => {
    const { base, current, releases, useRsync } = fakeServer();
    await runSteps(releaseSteps(site('one'), place, '1'));
    useRsync(true);
    const next = site('two');
    const steps = releaseSteps(next, place, '2');
    await runSteps(steps.slice(0, 1));
    const { command = '', args = [] } = steps[1] ?? {};
    const transfer = spawn(command, args, { stdio: 'ignore' });
    const incoming = path.join(base, 'releases/.incoming-2');
    await vi.waitUntil(() => existsSync(incoming) && readdirSync(incoming).length > 3, {
      timeout: 20_000,
      interval: 10,
    });
    transfer.kill('SIGKILL');
    await once(transfer, 'exit');
    expect(readdirSync(incoming).length).toBeLessThan(22);
    expect([current(), readlinkSync(path.join(base, 'current'))]).toEqual(['version one', 'releases/1']);

    useRsync(false);
    await runSteps(releaseSteps(next, place, '3'));
    expect([current(), releases()]).toEqual(['version two', ['.incoming-2', '1', '3']]);
  });

  it('reports that the old site is still served when rsync fails, and stops', async () => {
    const { current, releases } = fakeServer();
    await runSteps(releaseSteps(site('one'), place, '1'));
    const gone = path.join(temporaryFolder(), 'gone');
    await expect(runSteps(releaseSteps(gone, place, '2'))).rejects.toThrow(
      'is still served. The transfer was cut short',
    );
    expect([current(), releases()]).toEqual(['version one', ['.incoming-2', '1']]);
  });
});

describe('npm run deploy', () => {
  const env = { ...process.env, CLOUDFLARE_PROJECT: undefined };
  const deploy = (...args: string[]) =>
    execFileSync(process.execPath, ['tools/deploy.ts', ...args], { encoding: 'utf8', stdio: 'pipe', env });

  it.each([
    ['all steps for a server', 'ssh user@host', /launch-check.*run --silent build.*rsync .*mv -fT next current/s],
    ['that no fixed time is taken over', 'ssh user@host', /EPOCH= .*launch-check.*EPOCH= .*build/s],
    ['a rollback without a build', 'ssh user@host --rollback', /^(?!.*(build|rsync)).*mv -fT/s],
    ['the target of a preview', 'cloudflare --project moat', /pages deploy .*--project-name moat --branch preview/],
    ['the target of the live site', 'cloudflare --project moat --production', /pages deploy .*--branch main/],
    ['how a specimen is unlisted', 'cloudflare --project moat --specimen', /^(?!.*launch-check).*SITE_UNLISTED=1/s],
  ])('prints %s, and does nothing', (_, args, steps) => {
    expect(deploy(...args.split(' '), '--dry-run')).toMatch(steps);
  });

  it.each([[], ['--project', 'Moat & Co']])('asks for the name of a Pages project before it builds', (...args) => {
    expect(() => deploy('cloudflare', ...args)).toThrow('is not the name of a Pages project: give --project');
  });

  it('explains how to go back at Cloudflare, which has no command for it, and changes nothing', () => {
    expect(() => deploy('cloudflare', '--rollback', '--project', 'moat')).toThrow(
      /deployment list --project-name moat[\s\S]*Rollback to this deployment[\s\S]*--production/,
    );
  });
});

it.each([
  [{ target: '-oProxyCommand=x@host' }, 'is not a server'],
  [{ base: 'site; rm -rf /' }, 'is not a folder'],
  [{ port: '0' }, 'is not a port'],
])('refuses %o', (wrong, words) => {
  expect(() => readPlace({ target: 'user@host', base: 'site', port: '22', ...wrong })).toThrow(words);
});
