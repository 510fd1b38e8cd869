import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface DevServer {
  /** Scheme, host and port. */
  origin: string;
  stop: () => Promise<void>;
  /** Its output so far. */
  output: () => string;
}

/** Starts the dev server of a copy of the project on a free port; restarts it if it came up without content. */
export async function startDevServer(project: string, ...options: string[]): Promise<DevServer> {
  const args = ['node_modules/astro/bin/astro.mjs', 'dev', '--host', '127.0.0.1', '--port', '0', ...options];
  // Astro's dev server serves no pages if VITEST is set.
  const env = { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'development', NO_COLOR: '1', FORCE_COLOR: '0', VITEST: '' };
  const child = spawn(process.execPath, args, { cwd: project, env: { ...process.env, ...env }, stdio: 'pipe' });
  let output = '';
  const stop = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
        if (address !== undefined) resolve(address);
      });
    }
    child.once('exit', () => {
      reject(new Error(`The dev server ended before it was ready:\n${output}`));
    });
  });
  // Astro prints this if it was too slow to read the collections; it then serves a site without content.
  if (!output.includes('Content config not loaded')) return { origin, stop, output: () => output };
  await stop();
  return startDevServer(project, ...options);
}
