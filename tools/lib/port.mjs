// @ts-check
import { once } from 'node:events';
import { connect } from 'node:net';
import { readArguments, SetupError } from '../setup.mjs';

/**
 * The requested port: from `--port 4400`, `--port=4400` or the variable PORT; otherwise the default.
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
 * Throws if a port is in use on any address that `localhost` resolves to.
 * @param {number} port
 * @param {string} command the command that needs it, for the message
 * @param {string} [holder] what may be using it, for the message
 */
export async function needFreePort(port, command, holder = 'another program') {
  const socket = connect({ port, host: 'localhost' });
  const isTaken = await once(socket, 'connect').then(Boolean, () => false);
  socket.destroy();
  if (!isTaken) return;
  const another = `${command} -- --port ${port + 1}`;
  throw new SetupError(`Port ${port} is in use by ${holder}. Stop that program, or choose another port: ${another}`);
}
