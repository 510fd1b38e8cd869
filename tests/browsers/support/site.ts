import type { Plugin } from 'vite';
import { createPreviewServer } from '../../../tools/preview.ts';
import { MailProvider, playsProvider } from '../../lib/pretended-provider.ts';
import { listenInPage } from './listen.ts';

/** The built site on this machine, with a listener in each page and a stand-in for the email provider. */
export interface Site {
  origin: string;
  provider: MailProvider;
  /** Takes what the server had to refuse since this was last asked. */
  takeRefusals(): string[];
  close(): Promise<void>;
}

export async function serveSite(): Promise<Site> {
  const provider = new MailProvider();
  const refusals: string[] = [];
  const server = await createPreviewServer({
    port: 0,
    plugins: [addListener(), noteRefusals(refusals), playsProvider(provider)],
  });
  const { port } = new URL(server.resolvedUrls?.local[0] ?? '');
  return {
    origin: `http://127.0.0.1:${port}`,
    provider,
    takeRefusals: () => refusals.splice(0),
    close: () => server.close(),
  };
}

const noteRefusals = (refusals: string[]): Plugin => ({
  name: 'note-refusals',
  configurePreviewServer({ middlewares }) {
    middlewares.use(({ url = '' }, response, next) => {
      response.once('finish', () => {
        if (response.statusCode >= 400) refusals.push(`${response.statusCode}: ${url}`);
      });
      next();
    });
  },
});

/** Asks the server behind it for the page, and answers the same with the listener ahead of everything in it. */
const addListener = (): Plugin => ({
  name: 'add-listener',
  configurePreviewServer({ middlewares, httpServer }) {
    const own = 'x-as-built';
    middlewares.use((request, response, next) => {
      const { headers, url = '/' } = request;
      const address = httpServer.address();
      const isPage = headers.accept?.includes('text/html') && headers[own] === undefined;
      if (!isPage || address === null || typeof address === 'string') {
        next();
        return;
      }
      fetch(`http://127.0.0.1:${address.port}${url}`, {
        headers: { accept: 'text/html', [own]: '' },
        redirect: 'manual',
      })
        .then(async (answer) => {
          const html = (await answer.text()).replace('<head>', `<head><script>(${String(listenInPage)})()</script>`);
          for (const [name, value] of answer.headers) {
            if (!/^(content-(encoding|length)|transfer-encoding|connection|keep-alive|etag)$/.test(name)) {
              response.setHeader(name, value);
            }
          }
          response.writeHead(answer.status).end(html);
        })
        .catch(next);
    });
  },
});
