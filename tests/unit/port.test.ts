import { expect, it } from 'vitest';
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

it.each([['--port'], ['--port=web'], ['--port=70000'], ['--port', '0']])('refuses %s', (...args) => {
  expect(() => wantedPort(args, {})).toThrow('is not a port');
});
