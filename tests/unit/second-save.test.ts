import { EventEmitter } from 'node:events';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellOfSecondSave } from '../../src/integrations/content-checks/second-save.ts';
import { temporaryFile } from '../lib/temporary-file.ts';

let file: string;
let watcher: EventEmitter;
let told: string[];
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  file = temporaryFile('a.mdx', '');
  watcher = new EventEmitter();
  told = [];
  watcher.on('all', (event: string) => told.push(event));
  end = tellOfSecondSave(watcher);
});

afterEach(() => {
  vi.useRealTimers();
});

it('tells once more of a file that has been written since it was told of', () => {
  watcher.emit('change', file, statSync(file));
  writeFileSync(file, 'words');
  vi.runAllTimers();
  expect(told).toEqual(['change']);
});

it.each(['change', 'add'])('says nothing of a file that is as it was told: %s', (event) => {
  watcher.emit(event, file, statSync(file));
  vi.runAllTimers();
  expect(told).toEqual([]);
});

it('says nothing of a file that has gone, nor once it has ended', () => {
  watcher.emit('change', file, statSync(file));
  rmSync(file);
  vi.runAllTimers();
  writeFileSync(file, 'words');
  watcher.emit('change', file);
  end();
  vi.runAllTimers();
  expect(told).toEqual([]);
});
