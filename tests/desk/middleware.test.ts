import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Connect } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { baselineOf } from '../../tools/desk/server/baseline.ts';
import { deskState } from '../../tools/desk/server/desk-state.ts';
import { deskMiddleware } from '../../tools/desk/server/middleware.ts';
import { temporaryFolder } from '../lib/temporary-folder.ts';

// Neither is used here, so these tests also run without the desk’s packages.
vi.mock('launch-editor', () => ({ default: () => undefined }));
vi.mock('@keystatic/core/api/generic', () => ({ makeGenericAPIRouteHandler: () => undefined }));

/** Serves the desk of an empty project. @returns a function that requests an address */
async function served() {
  const root = temporaryFolder();
  const state = deskState(root, () => (_collection, _id, text) => text);
  const port = () => (server.address() as AddressInfo).port;
  const desk = deskMiddleware({ root, state, baseline: await baselineOf(root) }, root, port);
  const server = createServer((request: Connect.IncomingMessage, response) => {
    desk(request, response, () => response.writeHead(404).end('The site.'));
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const own = `http://127.0.0.1:${String(port())}`;
  return async (address: string, method = 'GET') => {
    const response = await fetch(own + address, { method, headers: { Connection: 'close', Origin: own } });
    return { status: response.status, words: await response.text() };
  };
}

it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])('has no answer called %s', async (name) => {
  const ask = await served();
  const none = { status: 404, words: 'The desk does not have this page.' };
  for (const method of ['GET', 'POST']) expect(await ask(`/desk/api/${name}`, method)).toEqual(none);
  expect(await ask('/desk/api/version?version=0&site=0')).toMatchObject({ status: 200 });
});
