import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import { checkPayload } from './check-payload.ts';
import { keepMessage } from './outbox.ts';
import { readBody } from './read-body.ts';

/** Where the email provider takes messages, on its own host. */
export const SEND_PATH = '/api/v1.0/email/send';

/** Bytes; the longest message that the form lets through is a third of it. */
const LARGEST_BODY = 64 * 1024;

/** Folder for messages, beside the project's other files and out of version control. */
const OUTBOX = '.outbox';

/** Where messages go; `outbox` is a folder other than the project's own, `log` something other than the terminal. */
interface LocalMailSettings {
  outbox?: string;
  log?: (line: string) => void;
}

/**
 * Answers the email provider's endpoint on this machine, so that the contact form works before there is an account:
 * each message becomes a file and a line in the terminal. For Vite's dev and preview servers.
 */
export function localMail({ outbox, log = console.log }: LocalMailSettings = {}): Plugin {
  const answerIn = (root: string): Connect.NextHandleFunction => {
    const folder = outbox ?? path.join(root, OUTBOX);
    return (request, response, next) => {
      if (request.method !== 'POST' || request.url?.split('?')[0] !== SEND_PATH) next();
      else takeMessage(request, response, folder, log).catch(next);
    };
  };
  return {
    name: 'local-mail',
    configureServer({ middlewares, config }) {
      middlewares.use(answerIn(config.root));
    },
    configurePreviewServer({ middlewares, config }) {
      middlewares.use(answerIn(config.root));
    },
  };
}

async function takeMessage(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  log: (line: string) => void,
): Promise<void> {
  const answer = (status: number, text: string) => {
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text);
  };
  const body = await readBody(request, LARGEST_BODY);
  if (body === undefined) {
    // What is still on its way is not read any more.
    response.setHeader('Connection', 'close');
    answer(413, 'The message is too large.');
    return;
  }
  const message = checkPayload(request.headers['content-type'], body);
  if ('status' in message) {
    answer(message.status, message.text);
    return;
  }
  const file = await keepMessage(folder, message);
  // As JSON, so that nothing a sender types can steer the terminal.
  log(`Message from ${JSON.stringify(message.from_name)} kept as ${path.join(path.basename(folder), file)}`);
  answer(200, 'OK');
}
