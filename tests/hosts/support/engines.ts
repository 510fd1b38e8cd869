import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyForCloudflare, quietEnv } from '../../../tools/deploy/cloudflare.ts';
import { newFolder } from '../../lib/project-copy.ts';
import { freePort, programAt, type ServerProgram, startServer } from '../../lib/server-program.ts';
import { ask } from './ask.ts';

const program = (variable: string) => programAt(variable, 'npm run test:hosts');

export const dist = path.resolve(process.env['SITE_DIST'] ?? 'dist');

/** A local server with the built site. */
export interface Engine {
  port: number;
  stop: () => Promise<void>;
}

/** Starts Caddy with the project's Caddyfile, and the built site or another one. */
export async function startCaddy(site = dist): Promise<Engine> {
  const port = await freePort();
  const home = newFolder();
  const env = {
    SITE_ADDRESS: `http://:${port}`,
    SITE_ROOT: site,
    // For its certificates and its copy of the settings, so that nothing is left behind.
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
    // A free port, so that its admin endpoint does not conflict with another Caddy.
    CADDY_ADMIN: `localhost:${await freePort()}`,
  };
  const args = ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'];
  return start(port, home, { command: program('CADDY_PATH'), args, env });
}

/** Starts Cloudflare's runtime for Pages, workerd, as wrangler does for local development. */
export async function startCloudflare(): Promise<Engine> {
  const port = await freePort();
  const home = newFolder();
  const site = path.join(home, 'site');
  mkdirSync(site);
  copyForCloudflare(dist, site);
  const env = { ...quietEnv, CI: '1', XDG_CONFIG_HOME: home, WRANGLER_LOG_PATH: home };
  const options = {
    ip: '127.0.0.1',
    port,
    'compatibility-date': '2026-01-01',
    'inspector-port': 0,
    'persist-to': home,
  };
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const args = [program('WRANGLER_PATH'), 'pages', 'dev', site, ...flags];
  return start(port, home, { command: process.execPath, args, env });
}

async function start(port: number, home: string, server: Omit<ServerProgram, 'answers'>): Promise<Engine> {
  const answers = () =>
    ask(port, { target: '/' }).then(
      ({ status }) => status === 200,
      () => false,
    );
  const stop = await startServer({ ...server, answers });
  return {
    port,
    stop: async () => {
      await stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
