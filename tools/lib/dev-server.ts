import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface DevServer {
  /** Scheme, host and port. */
  origin: string;
  stop: () => Promise<void>;
}

/** What Astro says when it was too slow to read the collections; it then serves a site without any. */
const withoutContent = 'Content config not loaded';

/** Address that the server prints once it is ready, or undefined if it has no content. */
function addressFrom(child: ChildProcess): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (address !== undefined) resolve(output.includes(withoutContent) ? undefined : address);
    });
    child.once('exit', () => {
      reject(new Error(`The dev server ended before it was ready:\n${output}`));
    });
  });
}

/** Starts the dev server of a copy of the project, on any free port; anew where a busy machine made it lose its content. */
export async function startDevServer(project: string): Promise<DevServer> {
  const args = ['node_modules/astro/bin/astro.mjs', 'dev', '--host', '127.0.0.1', '--port', '0'];
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'development',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
  };
  const child = spawn(process.execPath, args, { cwd: project, env, stdio: ['ignore', 'pipe', 'ignore'] });
  const stop = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  const origin = await addressFrom(child);
  if (origin !== undefined) return { origin, stop };
  await stop();
  return startDevServer(project);
}
