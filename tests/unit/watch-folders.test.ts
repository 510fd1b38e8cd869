import { EventEmitter } from 'node:events';
import { appendFileSync, mkdirSync, renameSync, rmSync, type Stats, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { watchFolders } from '../../src/integrations/content-checks/watch-folders.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';

interface Told {
  event: string;
  name: string;
  size: number | undefined;
}

type Watched = ReturnType<typeof watched>;

/** A watched folder beside an unwatched one, and what is told of its files. */
function watched(files: Record<string, string> = {}) {
  const root = temporaryFolder();
  const [folder, elsewhere] = ['content', 'elsewhere'].map((name) => path.join(root, name)) as [string, string];
  mkdirSync(folder);
  mkdirSync(elsewhere);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const watcher = new EventEmitter();
  const told: Told[] = [];
  watcher.on('all', (event: string, file: string, stats?: Stats) => {
    told.push({ event, name: path.relative(folder, file).replaceAll(path.sep, '/'), size: stats?.size });
  });
  const end = watchFolders([folder, path.join(root, 'missing')], watcher, (error) => {
    throw error;
  });
  onTestFinished(end);
  return { folder, elsewhere, told, watcher, end };
}

/**
 * Waits until all that has happened so far is told: files are spoken of in order, and of a deleted one last, as it may
 * come back.
 */
async function allTold({ folder, told }: Pick<Watched, 'folder' | 'told'>): Promise<void> {
  const last = path.join(folder, 'last');
  writeFileSync(last, '');
  await expect.poll(() => told.some(({ name }) => name === 'last')).toBe(true);
  rmSync(last);
  await expect.poll(() => told.at(-1)).toMatchObject({ event: 'unlink', name: 'last' });
}

/** What is told of each file. */
async function eventsOf(from: Watched): Promise<string[]> {
  await allTold(from);
  const events = from.told.filter(({ name }) => name !== 'last').map(({ event, name }) => `${event} ${name}`);
  return [...new Set(events)].sort();
}

it('tells of a changed, a new and a deleted file', async () => {
  const from = watched({ 'a.mdx': 'a', 'deep/b.mdx': 'b' });
  const { folder, told } = from;
  appendFileSync(path.join(folder, 'deep/b.mdx'), ' and more');
  writeFileSync(path.join(folder, 'deep/c.mdx'), 'c');
  rmSync(path.join(folder, 'a.mdx'));
  expect(await eventsOf(from)).toEqual(expect.arrayContaining(['change deep/b.mdx', 'unlink a.mdx']));
  expect(told.find(({ name }) => name === 'deep/c.mdx')?.event).toBe('add');
});

it('speaks to those who listen for one kind of change as well', async () => {
  const { folder, watcher } = watched({ 'a.mdx': 'a' });
  const changed: string[] = [];
  watcher.on('change', (file: string) => changed.push(file));
  appendFileSync(path.join(folder, 'a.mdx'), ' and more');
  await expect.poll(() => changed).toEqual([path.join(folder, 'a.mdx')]);
});

it('tells once of a file that is written once', async () => {
  const { folder, told } = watched({ 'a.mdx': 'a' });
  writeFileSync(path.join(folder, 'a.mdx'), 'other words');
  await allTold({ folder, told });
  expect(told.filter(({ size }) => size === 'other words'.length)).toHaveLength(1);
});

it('tells again of a file that is filled after it was emptied', async () => {
  const { folder, told } = watched({ 'a.mdx': 'a' });
  for (let save = 1; save <= 20; save += 1) {
    writeFileSync(path.join(folder, 'a.mdx'), '');
    await setTimeout(save * 5);
    const text = 'x'.repeat(save);
    writeFileSync(path.join(folder, 'a.mdx'), text);
    await expect.poll(() => told.at(-1)).toEqual({ event: 'change', name: 'a.mdx', size: save });
  }
});

it('takes a file that another one replaces for a changed one', async () => {
  const from = watched({ 'a.mdx': 'a' });
  const { folder, elsewhere } = from;
  writeFileSync(path.join(elsewhere, 'new'), 'other words');
  renameSync(path.join(elsewhere, 'new'), path.join(folder, 'a.mdx'));
  expect(await eventsOf(from)).toEqual(['change a.mdx']);
});

it('takes a file that is put away and written anew for a changed one', async () => {
  const from = watched({ 'a.mdx': 'a' });
  const { folder, elsewhere, told } = from;
  renameSync(path.join(folder, 'a.mdx'), path.join(elsewhere, 'a.mdx~'));
  await setTimeout(10);
  writeFileSync(path.join(folder, 'a.mdx'), 'other words');
  expect(await eventsOf(from)).toEqual(['change a.mdx']);
  expect(told.findLast(({ name }) => name === 'a.mdx')?.size).toBe('other words'.length);
});

it('tells of each file in a folder that is put in its place or taken away', async () => {
  const from = watched();
  const { folder, elsewhere, told } = from;
  mkdirSync(path.join(elsewhere, 'new/deep'), { recursive: true });
  writeFileSync(path.join(elsewhere, 'new/a.mdx'), 'a');
  writeFileSync(path.join(elsewhere, 'new/deep/b.mdx'), 'b');
  renameSync(path.join(elsewhere, 'new'), path.join(folder, 'new'));
  expect(await eventsOf(from)).toEqual(['add new/a.mdx', 'add new/deep/b.mdx']);
  told.length = 0;
  renameSync(path.join(folder, 'new'), path.join(elsewhere, 'old'));
  expect(await eventsOf(from)).toEqual(['unlink new/a.mdx', 'unlink new/deep/b.mdx']);
});

it('follows a folder that takes the place of another', async () => {
  const from = watched({ 'deep/a.mdx': 'a', 'deep/b.mdx': 'b' });
  const { folder, elsewhere, told } = from;
  mkdirSync(path.join(elsewhere, 'new'));
  writeFileSync(path.join(elsewhere, 'new/b.mdx'), 'other words');
  renameSync(path.join(folder, 'deep'), path.join(elsewhere, 'old'));
  renameSync(path.join(elsewhere, 'new'), path.join(folder, 'deep'));
  expect(await eventsOf(from)).toEqual(['change deep/b.mdx', 'unlink deep/a.mdx']);
  told.length = 0;
  writeFileSync(path.join(elsewhere, 'old/a.mdx'), 'not here');
  writeFileSync(path.join(folder, 'deep/b.mdx'), 'words');
  expect(await eventsOf(from)).toEqual(['change deep/b.mdx']);
});

it('goes on with a watched folder that is deleted and put back', async () => {
  const from = watched({ 'a.mdx': 'a', 'deep/b.mdx': 'b' });
  const { folder, told } = from;
  rmSync(folder, { recursive: true });
  await expect
    .poll(() => told.map(({ event, name }) => `${event} ${name}`).sort())
    .toEqual(['unlink a.mdx', 'unlink deep/b.mdx']);
  told.length = 0;
  mkdirSync(path.join(folder, 'deep'), { recursive: true });
  writeFileSync(path.join(folder, 'deep/b.mdx'), 'other words');
  await expect.poll(() => told.at(-1)).toMatchObject({ event: 'add', name: 'deep/b.mdx' });
  told.length = 0;
  appendFileSync(path.join(folder, 'deep/b.mdx'), ' and more');
  expect(await eventsOf(from)).toEqual(['change deep/b.mdx']);
});

it('begins with a watched folder once it is there', async () => {
  const { folder, told } = watched();
  const missing = path.join(path.dirname(folder), 'missing');
  mkdirSync(missing);
  writeFileSync(path.join(missing, 'a.mdx'), 'a');
  await expect.poll(() => told.at(-1)).toMatchObject({ event: 'add', name: '../missing/a.mdx' });
});

it('tells nothing of other folders, and nothing once it has ended', async () => {
  const from = watched({ 'a.mdx': 'a' });
  const { folder, elsewhere, told, end } = from;
  writeFileSync(path.join(elsewhere, 'a.mdx'), 'a');
  expect(await eventsOf(from)).toEqual([]);
  told.length = 0;
  end();
  writeFileSync(path.join(folder, 'a.mdx'), 'other words');
  const another = watched();
  await allTold(another);
  expect(told).toEqual([]);
});
