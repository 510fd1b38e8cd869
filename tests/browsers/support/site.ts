import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { SEND_PATH } from '../../../src/integrations/local-mail.ts';
import { createPreviewServer } from '../../../tools/preview.ts';
import { listenInPage } from './listen.ts';

export type Site = Awaited<ReturnType<typeof serveSite>>;

/** The built site on this machine, with a listener in each page and a stand-in for the email provider. */
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
    /** The messages that came to the email provider, as they were sent. */
    received,
    /** Takes what the server had to refuse since this was last asked. */
    takeRefusals: () => refusals.splice(0),
    /** Files of the site, each of which fails at the next request for it. */
    failing,
    close: async () => {
      await server.close();
      rmSync(dist, { recursive: true, force: true });
    },
  };
}

/** Has each of some files fail once, and notes what was refused, for that or any other reason. */
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

/** Plays the email provider, to which a build with LOCAL_MAIL=1 sends on its own server. */
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

/** The built site, with the listener ahead of everything in each page, of which no compressed copy is left. */
function copyWithListener(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'site-'));
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
