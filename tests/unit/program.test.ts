import { expect, it, vi } from 'vitest';
import { programOf } from '../../tools/lib/run.mjs';

it('starts npm on Windows with the Node that runs it, because npm is a script there', () => {
  vi.stubEnv('npm_execpath', 'C:\\Program Files\\npm\\npm-cli.js');
  expect(programOf('npm', 'win32')).toEqual([process.execPath, 'C:\\Program Files\\npm\\npm-cli.js']);
  expect(programOf('npm', 'linux')).toEqual(['npm']);
});

it('leaves other programs to the system', () => {
  expect(programOf('rsync', 'win32')).toEqual(['rsync']);
});
