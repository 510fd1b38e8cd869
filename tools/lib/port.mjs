// @ts-check
import { connect } from 'node:net';
import { readArguments, SetupError } from '../setup.mjs';

/**
 * The port that a person asked for: `--port 4400`, `--port=4400` or the variable PORT; else the usual one.
 * @param {string[]} args
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {number} [usual]
 */
export function wantedPort(args, environment, usual = 4321) {
  const { values } = readArguments(
    { args, options: { port: { type: 'string' } } },
    'Give a port, or nothing: --port 4400',
  );
  const asked = values.port ?? (environment['PORT'] || String(usual));
  const port = Number(asked);
  if (port >= 1 && port <= 65535 && Number.isInteger(port)) return port;
  throw new SetupError(`“${asked}” is not a port. Give a number from 1 to 65535, for instance --port 4400.`);
}

/**
 * Whether nobody answers on the port, on any address of this machine that `localhost` may stand for.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export const isPortFree = (port) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    socket.once('error', () => resolve(true));
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
  });

/**
 * What a person reads when the port is in use.
 * @param {number} port
 * @param {string} command that asked for it
 */
export const portTakenText = (port, command) =>
  `Port ${port} is in use by another program. Stop that program, or choose another port: ${command} -- --port ${port + 1}`;
