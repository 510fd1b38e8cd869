import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { z } from 'astro/zod';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { fieldNames, SEND_PATH } from '../lib/firm/message-fields.ts';

const id = z.string().min(1);
const message = z.record(z.enum(fieldNames), z.string());

/** What the provider requires of a request. */
const request = z.object(
  { user_id: id, service_id: id, template_id: id, template_params: message },
  'The body must be a JSON object.',
);

/** Bytes; many times what the form can send. */
const MAX_BODY_BYTES = 64 * 1024;

/** Refuses requests that pages of other sites could send, and those that are too long or do not give their length. */
function refusal({ headers }: IncomingMessage): 403 | 413 | undefined {
  const isOwn = headers.origin === undefined || URL.parse(headers.origin)?.host === headers.host;
  if (!isOwn || headers['content-type']?.startsWith('application/json') !== true) return 403;
  return Number(headers['content-length'] ?? Infinity) > MAX_BODY_BYTES ? 413 : undefined;
}

/**
 * Answers the email provider's endpoint on this machine, so that the contact form works before there is an account: each
 * message becomes a file and a line in the terminal. For Vite's dev and preview servers.
 */
export function localMail(outbox = '.outbox'): Plugin {
  const listen = ({ middlewares, config: { root } }: ViteDevServer | PreviewServer) => {
    const folder = path.resolve(root, outbox);
    const receive = async (incoming: IncomingMessage, response: ServerResponse) => {
      const { data, error } = request.safeParse(await json(incoming).catch(() => undefined));
      const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
      if (error) return void response.writeHead(400, headers).end(z.prettifyError(error));
      const received = new Date().toISOString();
      const file = path.join(folder, `${received.replace(/[:.]/g, '-')}-${randomUUID()}.json`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, `${JSON.stringify({ received, ...data.template_params }, null, 2)}\n`, { flag: 'wx' });
      // As JSON, so that a sender cannot inject terminal control sequences.
      const from = JSON.stringify(data.template_params.from_name);
      console.log(`Message from ${from} kept as ${path.relative(root, file)}`);
      response.writeHead(200, headers).end('OK');
    };
    middlewares.use(SEND_PATH, (incoming, response, next) => {
      const status = refusal(incoming);
      if (incoming.method !== 'POST') next();
      else if (status) response.writeHead(status).end();
      else receive(incoming, response).catch(next);
    });
  };
  return { name: 'local-mail', configureServer: listen, configurePreviewServer: listen };
}
