import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isInstalled } from '../../tools/setup.mjs';
import { root } from '../../tools/lib/run.mjs';

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
  ['all', { ...a, ...b }, true],
  ['all but one that is optional', a, true],
  ['nothing', {}, false],
  ['only one that is optional', b, false],
  ['another version', { 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } }, false],
  ['other bytes', { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-c' } }, false],
  ['one too many', { ...a, 'node_modules/c': { version: '1.0.0' } }, false],
])('%s: whether that is installed', (_, packages, expected) => {
  expect(isInstalled(lock, { packages })).toBe(expected);
});

it('accepts that development packages are missing where only the site is wanted', () => {
  const packages = { ...lock.packages, 'node_modules/d': { version: '1.0.0', dev: true } };
  expect(isInstalled({ packages }, { packages: a })).toBe(false);
  expect(isInstalled({ packages }, { packages: a }, true)).toBe(true);
  expect(isInstalled({ packages }, { packages: b }, true)).toBe(false);
});

it('accepts what npm ci installs', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as typeof lock;
  expect(isInstalled(read('package-lock.json'), read('node_modules/.package-lock.json'))).toBe(true);
});
