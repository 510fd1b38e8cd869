import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { copyForCloudflare } from '../../../tools/deploy/cloudflare.ts';
import { quietly } from '../../../tools/lib/wrangler.ts';
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
  return start(program('CADDY_PATH'), args, env, port, home);
}

/** Cloudflare's engine for Pages, as wrangler runs it for development: workerd, without a network. */
export async function startCloudflare(): Promise<Engine> {
  const port = await freePort();
  const home = mkdtempSync(path.join(tmpdir(), 'pages-'));
  const site = path.join(home, 'site');
  mkdirSync(site);
  copyForCloudflare(dist, site);
  const env = { ...quietly, CI: '1', XDG_CONFIG_HOME: home, WRANGLER_LOG_PATH: home };
  const options = [
    '--ip',
    '127.0.0.1',
    '--compatibility-date',
    '2026-01-01',
    '--inspector-port',
    '0',
    '--persist-to',
    home,
  ];
  const args = [program('WRANGLER_PATH'), 'pages', 'dev', site, '--port', String(port), ...options];
  return start(process.execPath, args, env, port, home);
}

function program(variable: string): string {
  const file = process.env[variable];
  if (file === undefined) throw new Error(`${variable} is not set. These tests are run with: npm run test:hosts`);
  return file;
}

async function start(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
  port: number,
  home: string,
): Promise<Engine> {
  // In a group of its own, since wrangler starts more programs, which a signal to it alone would leave running.
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'ignore', detached: true });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
      process.kill(-child.pid, 'SIGTERM');
      await once(child, 'exit');
    }
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const answers = () =>
      ask(port, { target: '/' }).then(
        ({ status }) => status === 200,
        () => false,
      );
    await vi.waitUntil(answers, { timeout: 40_000, interval: 200 });
    return { port, stop };
  } catch (cause) {
    await stop();
    throw new Error(`${command} did not answer within 40 s.`, { cause });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
