import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyForCloudflare, quietly } from '../../../tools/deploy/cloudflare.ts';
import { freePort, type ServerProgram, startServer } from '../../lib/server-program.ts';
import { ask } from './ask.ts';

export const dist = path.resolve(process.env['SITE_DIST'] ?? 'dist');

/** A server with the built site, on this machine alone. */
export interface Engine {
  port: number;
  stop: () => Promise<void>;
}

/** Caddy with the Caddyfile that is shipped, and the built site or another. */
export async function startCaddy(site = dist): Promise<Engine> {
  const port = await freePort();
  const home = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  const env = {
    SITE_ADDRESS: `http://:${port}`,
    SITE_ROOT: site,
    // Its certificates and its own copy of the settings; nothing is left behind.
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
    // No second Caddy of this machine is in the way of its administration.
    CADDY_ADMIN: `localhost:${await freePort()}`,
  };
  const args = ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'];
  return start(port, home, { command: program('CADDY_PATH'), args, env });
}

/** Cloudflare's engine for Pages, as wrangler runs it for development: workerd, without a network. */
export async function startCloudflare(): Promise<Engine> {
  const port = await freePort();
  const home = mkdtempSync(path.join(tmpdir(), 'pages-'));
  const site = path.join(home, 'site');
  mkdirSync(site);
  copyForCloudflare(dist, site);
  const env = { ...quietly, CI: '1', XDG_CONFIG_HOME: home, WRANGLER_LOG_PATH: home };
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

function program(variable: string): string {
  const file = process.env[variable];
  if (file === undefined) throw new Error(`${variable} is not set. These tests are run with: npm run test:hosts`);
  return file;
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
