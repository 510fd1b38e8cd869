import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { builtPages } from '../../tools/lib/site-pages.ts';
import { dist, startCaddy } from './support/engines.ts';
import { load, type LoadRequest } from './support/load.ts';

/** LOAD_SECONDS makes it shorter. */
const seconds = Number(process.env['LOAD_SECONDS'] ?? 60);

const packed = { 'Accept-Encoding': 'br' };

/** Pages, a whole PDF, parts of it as viewers ask for them, and an address that is not there. */
const requests: readonly LoadRequest[] = [
  ...builtPages(dist).map((path) => ({ path, headers: packed, status: 200 })),
  { path: '/files/investor-charter.pdf', status: 200 },
  { path: '/files/investor-charter.pdf', headers: { Range: 'bytes=0-4095' }, status: 206 },
  { path: '/files/investor-charter.pdf', headers: { Range: 'bytes=4096-65535' }, status: 206 },
  { path: '/nowhere', headers: packed, status: 404 },
];

/** Kilobytes that a process holds in memory. */
const residentMemory = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

it(
  'Caddy answers all that this machine can ask, without an error, and needs no more memory as time goes by',
  {
    timeout: (seconds + 60) * 1000,
  },
  async () => {
    const caddy = await startCaddy();
    try {
      const warm = await load(caddy.port, requests, { connections: 32, seconds: seconds / 4 });
      const before = residentMemory(caddy.pid);
      const rest = await load(caddy.port, requests, { connections: 32, seconds: (seconds * 3) / 4 });
      const after = residentMemory(caddy.pid);
      const rate = Math.round((warm.answers + rest.answers) / seconds);
      console.log(
        `Caddy under load: ${warm.answers + rest.answers} answers in ${seconds} s (${rate} a second), ` +
          `memory ${Math.round(before / 1024)} MB after a quarter of the time, ${Math.round(after / 1024)} MB at the end`,
      );
      expect({ ...warm.errors, ...rest.errors }).toEqual({});
      // Its collector lets memory swing; what leaked with every answer would show as a multiple.
      expect(after).toBeLessThan(before * 1.5);
    } finally {
      await caddy.stop();
    }
  },
);
