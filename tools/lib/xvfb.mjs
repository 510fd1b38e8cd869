// @ts-check
import { spawn } from 'node:child_process';
import { onPath, SetupError } from '../setup.mjs';

/** Whether there is a screen for a browser that has a window: a pretended one, or that of the person at the keyboard. */
export const canOpenDisplay = () => Boolean(onPath('Xvfb') ?? process.env['DISPLAY']);

/**
 * Opens a pretended screen, on which no other window takes the focus; without Xvfb the real one has to do.
 * @returns {Promise<{ env: Record<string, string>, close: () => void }>}
 */
export async function openDisplay() {
  const program = onPath('Xvfb');
  if (program === undefined) return { env: {}, close: () => {} };
  // It takes a free number, and writes that into its fourth file once it is ready. Should nobody be left to close it, it
  // ends by itself a minute after the last window.
  const args = ['-displayfd', '3', '-terminate', '60', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise((resolve, reject) => {
    server.stdio[3]?.once('data', (data) => resolve(String(data).trim()));
    server.once('error', reject);
    server.once('exit', () => reject(new SetupError('Xvfb has opened no display.')));
  });
  return { env: { DISPLAY: `:${number}` }, close: () => void server.kill() };
}
