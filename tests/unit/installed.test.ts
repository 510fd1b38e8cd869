import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isInstalled } from '../../tools/setup.mjs';
import { root } from '../lib/content-files.ts';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/b': { version: '2.0.0', integrity: 'sha512-b', optional: true },
  },
};
const a = { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } };
const b = { 'node_modules/b': { version: '2.0.0', integrity: 'sha512-b' } };

it.each([
  ['all', { ...a, ...b }],
  ['all but one that is optional', a],
])('takes %s for installed', (_, packages) => {
  expect(isInstalled(lock, { packages })).toBe(true);
});

it.each([
  ['nothing', {}],
  ['only one that is optional', b],
  ['another version', { 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } }],
  ['other bytes', { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-c' } }],
  ['one too many', { ...a, 'node_modules/c': { version: '1.0.0' } }],
])('does not take %s for installed', (_, packages) => {
  expect(isInstalled(lock, { packages })).toBe(false);
});

it('knows what npm ci leaves', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as typeof lock;
  expect(isInstalled(read('package-lock.json'), read('node_modules/.package-lock.json'))).toBe(true);
});
