import { spawnSync } from 'node:child_process';
import { afterEach, expect, it, vi } from 'vitest';
import { programOf } from '../../tools/lib/program.mjs';
import { root } from '../lib/content-files.ts';

afterEach(() => vi.unstubAllEnvs());

it('starts a command by its name where no shell is needed for that', () => {
  expect(programOf('astro', root, 'linux')).toEqual(['astro']);
});

it.each(['astro', 'eslint', 'playwright', 'prettier', 'vitest'])('starts %s on Windows without a shell', (command) => {
  const [program, ...first] = programOf(command, root, 'win32');
  expect(program).toBe(process.execPath);
  const { status, stdout } = spawnSync(program, [...first, '--version'], { encoding: 'utf8' });
  expect(stdout).toMatch(/\d+\.\d+\.\d+/);
  expect(status).toBe(0);
});

it('starts npm with the Node that runs it', () => {
  vi.stubEnv('npm_execpath', 'C:\\Program Files\\npm\\npm-cli.js');
  expect(programOf('npm', root, 'win32')).toEqual([process.execPath, 'C:\\Program Files\\npm\\npm-cli.js']);
});

it('leaves a program that is no package to the system', () => {
  expect(programOf('rsync', root, 'win32')).toEqual(['rsync']);
});
