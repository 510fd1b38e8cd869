import os from 'node:os';
import { describe, expect, it } from 'vitest';
import { inTurns, type Program } from '../../tools/bench/in-turns.ts';

const program = (code: string, turn = 20): Program => ({
  args: ['--eval', code],
  folder: os.tmpdir(),
  env: process.env,
  turn,
});

/** Says the time again and again, with some 10 ms of work between. */
const worker = `
  for (let round = 0; round < 40; round += 1) {
    for (let step = 0; step < 2e7; step += 1);
    console.log(performance.timeOrigin + performance.now());
  }`;

/** Starts such a worker and waits for it, as a build waits for what it has started. */
const parent = `require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(worker)}], { stdio: 'inherit' })`;

/** How often it was another's turn, by the times that two have told. */
function changes(one: string, other: string): number {
  const times = [one, other].flatMap((text, index) =>
    text
      .trim()
      .split('\n')
      .map((line) => ({ index, time: Number(line) })),
  );
  const order = times.toSorted((a, b) => a.time - b.time).map(({ index }) => index);
  return order.filter((index, place) => place > 0 && order[place - 1] !== index).length;
}

describe.skipIf(process.platform === 'win32')('programs in turns', () => {
  it.each([
    ['itself', worker],
    ['what it has started', parent],
  ])('let each other go on again and again: %s', async (_, code) => {
    const [one, other] = await inTurns([program(code), program(code)]);
    // Each works for many turns, on a fast machine as well.
    expect(changes(one?.stdout ?? '', other?.stdout ?? '')).toBeGreaterThan(10);
  });

  it('count the time of each without that of the others', async () => {
    const began = performance.now();
    const runs = await inTurns([program(worker), program(worker, 40), program('')]);
    const whole = (performance.now() - began) / 1000;
    const sum = runs.reduce((total, { seconds }) => total + seconds, 0);
    expect(sum / whole).toBeGreaterThan(0.9);
    expect(sum / whole).toBeLessThanOrEqual(1);
  });
});

it('tells how each has ended and what it said', async () => {
  const [good, bad] = await inTurns([program(`console.log('done')`), program(`console.error('no'); process.exit(3)`)]);
  expect(good).toMatchObject({ status: 0, stdout: 'done\n', stderr: '', folder: os.tmpdir() });
  expect(bad).toMatchObject({ status: 3, stdout: '', stderr: 'no\n' });
});

it('says that a program cannot be started', async () => {
  await expect(inTurns([{ ...program(''), folder: '/no/such/folder' }])).rejects.toThrow('ENOENT');
});
