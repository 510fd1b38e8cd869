import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface DevServer {
  /** Scheme, host and port. */
  origin: string;
  stop: () => Promise<void>;
  /** What it has printed so far. */
  output: () => string;
}

/** What Astro says when it was too slow to read the collections; it then serves a site without any. */
const withoutContent = 'Content config not loaded';

/** Keeps what a server prints. */
function outputOf(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return () => output;
}

/** Address that the server prints once it is ready, or undefined if it has no content. */
function addressFrom(child: ChildProcess, output: () => string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output())?.[0];
      if (address !== undefined) resolve(output().includes(withoutContent) ? undefined : address);
    });
    child.once('exit', () => {
      reject(new Error(`The dev server ended before it was ready:\n${output()}`));
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
  const child = spawn(process.execPath, args, { cwd: project, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = outputOf(child);
  const stop = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  const origin = await addressFrom(child, output);
  if (origin !== undefined) return { origin, stop, output };
  await stop();
  return startDevServer(project);
}
