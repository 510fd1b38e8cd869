import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { z } from 'astro/zod';
import type { Connect, Plugin } from 'vite';

/** Where the email provider takes messages, on its own host. */
export const SEND_PATH = '/api/v1.0/email/send';

const id = z.string().min(1);
const message = z.object({ from_name: z.string(), reply_to: z.string(), number: z.string(), message: z.string() });

/** What the provider asks of a request. */
const request = z.object(
  { user_id: id, service_id: id, template_id: id, template_params: message },
  'The body must be a JSON object.',
);

/**
 * Answers the email provider's endpoint on this machine, so that the contact form works before there is an account: each
 * message becomes a file and a line in the terminal. For Vite's dev and preview servers; `outbox` and `log` are for tests.
 */
export function localMail({ outbox = '.outbox', log = console.log as (line: string) => void } = {}): Plugin {
  const answerIn = (root: string): Connect.NextHandleFunction => {
    const folder = path.resolve(root, outbox);
    return (incoming, response, next) => {
      if (incoming.method !== 'POST' || incoming.url?.split('?')[0] !== SEND_PATH) {
        next();
        return;
      }
      const take = async () => {
        const { data, error } = request.safeParse(await json(incoming).catch(() => undefined));
        const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
        if (error) return void response.writeHead(400, headers).end(z.prettifyError(error));
        const received = new Date().toISOString();
        const file = path.join(folder, `${received.replace(/[:.]/g, '-')}-${randomUUID()}.json`);
        mkdirSync(folder, { recursive: true });
        writeFileSync(file, `${JSON.stringify({ received, ...data.template_params }, null, 2)}\n`, { flag: 'wx' });
        // As JSON, so that nothing a sender types can steer the terminal.
        log(`Message from ${JSON.stringify(data.template_params.from_name)} kept as ${path.relative(root, file)}`);
        response.writeHead(200, headers).end('OK');
      };
      take().catch(next);
    };
  };
  return {
    name: 'local-mail',
    configureServer: ({ middlewares, config }) => void middlewares.use(answerIn(config.root)),
    configurePreviewServer: ({ middlewares, config }) => void middlewares.use(answerIn(config.root)),
  };
}
