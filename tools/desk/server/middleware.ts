import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import type { Connect } from 'vite';
import { refusal } from '../../../src/desk/guard.ts';
import { MAX_UPLOAD_BYTES } from '../../../src/desk/save/plan-save.ts';
import { reasonOf } from '../../../src/lib/reason-of.ts';
import { type Answerer, answersOf } from './answers.ts';
import { engineHandler } from './engine-handler.ts';
import type { Answer } from './exchange.ts';

/** The page for each address of the desk. */
const pages: readonly [address: RegExp, file: string][] = [
  [/^\/desk\/?$/, '/tools/desk/app/desk.html'],
  [/^\/keystatic(\/|$)/, '/tools/desk/app/engine.html'],
];

const isOurs = (address: string) => /^\/(desk|keystatic|api\/keystatic)(\/|$)/.test(address);
/** Whether Vite would open a file in the writer's editor. Connect matches such an address in any case. */
const opensEditor = (address: string) => /^\/__open-in-editor\b/i.test(address);

/** Bytes: well above the largest upload, which base64 makes a third larger. */
const MAX_BODY_BYTES = MAX_UPLOAD_BYTES * 4;

/** The request's body; undefined if it is too large. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_BODY_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Headers against framing by other sites and injected content. */
const securityHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "frame-ancestors 'self'; base-uri 'none'; object-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
};

function send(response: ServerResponse, answer: Answer): void {
  if ('bytes' in answer) {
    const { bytes, type, name } = answer;
    const headers = {
      ...securityHeaders,
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
    };
    response.writeHead(200, headers).end(bytes);
    return;
  }
  const headers = { ...securityHeaders, 'Content-Type': 'application/json; charset=utf-8' };
  response.writeHead(answer.status ?? 200, headers).end(JSON.stringify(answer.data ?? null));
}

const sendText = (response: ServerResponse, status: number, words: string) => {
  response
    .writeHead(status, { ...securityHeaders, 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' })
    .end(words);
};

/** Whether the engine's page is opened outside the desk, which adds the findings and tells other windows of changes. */
const isAlone = ({ headers }: IncomingMessage) => headers['sec-fetch-dest'] === 'document';

/**
 * Handles the addresses of the desk, and leaves all others to the site; Vite's own, which opens any file of this
 * machine in the writer's editor, is refused to other sites as well.
 *
 * @param app folder of the built pages
 * @param port the port that the server listens on, once it does
 */
export function deskMiddleware(answerer: Answerer, app: string, port: () => number): Connect.NextHandleFunction {
  const { reads, writes } = answersOf(answerer);
  const engine = engineHandler(answerer.root, answerer.state);
  const setHeaders = (response: ServerResponse) => void response.setHeaders(new Map(Object.entries(securityHeaders)));
  const built = sirv(app, { dev: true, setHeaders });

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', `http://${request.headers.host ?? ''}`);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const body = isRead ? Buffer.alloc(0) : await bodyOf(request);
    if (body === undefined) {
      sendText(
        response,
        413,
        'The file that you added is larger than any picture or PDF on this site, so nothing was saved. What you wrote is still here: remove the file, make it smaller, then save again.',
      );
      return;
    }
    if (pathname.startsWith('/api/keystatic/')) {
      const asked = new Request(`http://${request.headers.host ?? ''}${request.url ?? ''}`, {
        method: request.method ?? 'GET',
        headers: request.headers as Record<string, string>,
        ...(!isRead && { body: new Uint8Array(body) }),
      });
      const answered = await engine(asked);
      response
        .writeHead(answered.status, { ...securityHeaders, ...Object.fromEntries(answered.headers) })
        .end(Buffer.from(await answered.arrayBuffer()));
      return;
    }
    const name = pathname.replace(/^\/desk\/api\//, '');
    const all = isRead ? reads : writes;
    const own = Object.hasOwn(all, name) ? all[name] : undefined;
    if (pathname.startsWith('/desk/api/') && own) {
      send(response, await own({ query: searchParams, body }));
      return;
    }
    const page = isRead ? pages.find(([address]) => address.test(pathname))?.[1] : undefined;
    // The browser keeps drafts by address, so the desk only opens at the one that it prints.
    if (page !== undefined && isAlone(request) && request.headers.host?.startsWith('localhost:')) {
      const location = `http://127.0.0.1:${port()}${request.url ?? ''}`;
      response.writeHead(302, { ...securityHeaders, Location: location }).end();
      return;
    }
    if (pathname.startsWith('/keystatic') && isAlone(request)) {
      response.writeHead(302, { ...securityHeaders, Location: `/desk#${pathname}` }).end();
      return;
    }
    request.url = page ?? (request.url ?? '').replace(/^\/desk\//, '/');
    built(request, response, () => {
      sendText(response, 404, 'The desk does not have this page.');
    });
  };

  return (request, response, next) => {
    const [address = ''] = (request.url ?? '').split('?');
    if (!isOurs(address) && !opensEditor(address)) {
      next();
      return;
    }
    const { method = 'GET', headers } = request;
    const { pathname } = new URL(address, 'http://127.0.0.1');
    const reason = refusal({ method, headers, address: pathname }, port());
    if (reason !== undefined) {
      sendText(response, 403, reason);
      return;
    }
    if (opensEditor(address)) {
      next();
      return;
    }
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) sendText(response, 500, `The desk had an error: ${reasonOf(error)}`);
    });
  };
}
