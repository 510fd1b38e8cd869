import { expect, it, vi } from 'vitest';
import { wantedPort } from '../../tools/lib/port.mjs';

it.each([
  [[], {}, 4321],
  [[], { PORT: '5000' }, 5000],
  [[], { PORT: '' }, 4321],
  [['--port', '5001'], { PORT: '5000' }, 5001],
  [['--port=5002'], {}, 5002],
])('reads %j with %j as %i', (args, environment, port) => {
  expect(wantedPort(args, environment)).toBe(port);
});

it.each([['--port=web'], ['--port=70000'], ['--port', '0']])('refuses %s', (...args) => {
  expect(() => wantedPort(args, {})).toThrow('is not a port');
});

it.each(['--port', '--help', '4400'])('says how to give a port if %s is the only argument', (word) => {
  expect(() => wantedPort([word], {})).toThrow('\nGive a port, or nothing: --port 4400');
});

it('does not serve on another port if npm has consumed --port', () => {
  vi.stubEnv('npm_config_port', 'true');
  expect(() => wantedPort(['4400'], {})).toThrow('put -- before the options');
});
