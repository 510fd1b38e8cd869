import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { vi } from 'vitest';

/** A free port on this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The path of a program, from a variable that a command sets before it runs the tests. */
export function programAt(variable: string, command: string): string {
  const file = process.env[variable];
  if (file === undefined) throw new Error(`${variable} is not set. These tests are run with: ${command}`);
  return file;
}

export interface ServerProgram {
  command: string;
  args: readonly string[];
  env: Record<string, string>;
  /** Whether it answers yet. */
  answers: () => Promise<boolean>;
}

/** Ends a program and its children. A frozen program reacts only to SIGKILL, and then does not clean up. */
export type End = (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;

/** Starts a server program, and waits until it answers. */
export async function startServer({ command, args, env, answers }: ServerProgram): Promise<End> {
  // In its own process group: otherwise its children, such as a frozen page's process, would outlive it.
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'ignore', detached: true });
  const end: End = async (signal = 'SIGTERM') => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid, signal);
    await ended;
  };
  try {
    await vi.waitUntil(answers, { timeout: 40_000, interval: 100 });
    return end;
  } catch (cause) {
    await end();
    throw new Error(`${command} did not answer within 40 s.`, { cause });
  }
}
