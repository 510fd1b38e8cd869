// @ts-check
import { createServer } from 'node:net';

const usualPort = 4321;

/**
 * The port that a person asked for: `--port 4400`, `--port=4400` or the variable PORT; else the usual one.
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {number}
 */
export function wantedPort(args, environment) {
  const at = args.findIndex((arg) => arg === '--port' || arg.startsWith('--port='));
  const option = at < 0 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1] ?? '');
  const text = option ?? (environment['PORT'] || String(usualPort));
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new Error(`“${text}” is not a port. Give a number from 1 to 65535, for instance --port 4400.`);
  }
  return port;
}

/**
 * Whether nobody listens on the port, on either address of this machine that `localhost` may stand for.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isPortFree(port) {
  for (const host of ['127.0.0.1', '::1']) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 cannot listen on ::1 either, but then nobody else can.
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES');
    });
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}

/**
 * What a person reads when the port is in use.
 * @param {number} port
 */
export function portTakenText(port) {
  return `Port ${port} is in use by another program. Stop that program, or choose another port: npm start -- --port ${port + 1}`;
}
