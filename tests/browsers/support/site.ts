import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { SEND_PATH } from '../../../src/lib/firm/message-fields.ts';
import { createPreviewServer } from '../../../tools/preview.ts';
import { newFolder } from '../../lib/project-copy.ts';
import { listenInPage } from './listen.ts';

export type Site = Awaited<ReturnType<typeof serveSite>>;

/** Serves the built site, with a listener in each page and a mock of the email provider. */
export async function serveSite() {
  const received: { template_params: unknown }[] = [];
  const refusals: string[] = [];
  const failing = new Set<string>();
  const dist = copyWithListener();
  const plugins = [failOnce(failing, refusals), receiveMail(received)];
  const server = await createPreviewServer({ port: 0, plugins, dist });
  const { port } = new URL(server.resolvedUrls?.local[0] ?? '');
  return {
    origin: `http://127.0.0.1:${port}`,
    /** The messages received by the email provider. */
    received,
    /** Returns the failed requests since the last call. */
    takeRefusals: () => refusals.splice(0),
    /** Files whose next request fails. */
    failing,
    close: async () => {
      await server.close();
      rmSync(dist, { recursive: true, force: true });
    },
  };
}

/** Makes each of the given files fail once, and records all failed requests. */
const failOnce = (files: Set<string>, refusals: string[]): Plugin => ({
  name: 'fail-once',
  configurePreviewServer({ middlewares }) {
    middlewares.use(({ url = '' }, response, next) => {
      response.once('finish', () => {
        if (response.statusCode >= 400) refusals.push(`${response.statusCode}: ${url}`);
      });
      if (files.delete(url.replace(/\?.*$/, ''))) response.writeHead(503).end();
      else next();
    });
  },
});

/** A mock of the email provider, at the endpoint of a build with LOCAL_MAIL=1. */
const receiveMail = (received: unknown[]): Plugin => ({
  name: 'mail-provider',
  configurePreviewServer({ middlewares }) {
    middlewares.use(SEND_PATH, (request, response, next) => {
      json(request).then((message) => {
        received.push(message);
        response.end();
      }, next);
    });
  },
});

/** A copy of the built site with the listener first in each page, without compressed copies of pages. */
function copyWithListener(): string {
  const copy = newFolder();
  cpSync('dist', copy, { recursive: true, filter: (file) => !/\.html\.\w+$/.test(file) });
  for (const name of globSync('**/*.html', { cwd: copy })) {
    const file = path.join(copy, name);
    const html = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      html.replace('<head>', () => `<head><script>(${String(listenInPage)})()</script>`),
    );
  }
  return copy;
}
