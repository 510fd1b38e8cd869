import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { SEND_PATH } from '../../src/integrations/local-mail.ts';

/** What the provider does with a message: answers with a status, drops the connection, or leaves it open. */
export type Answer = number | 'drop' | 'silence';

/** Plays the email provider on the server of the site, to which a build with LOCAL_MAIL=1 sends. */
export class MailProvider {
  /** How the next messages are answered. */
  answer: Answer = 200;
  /** What came in, as it was sent. */
  received: { template_params: unknown }[] = [];
  #open: ServerResponse[] = [];

  take(body: string, response: ServerResponse): void {
    this.received.push(JSON.parse(body) as { template_params: unknown });
    if (this.answer === 'silence') this.#open.push(response);
    else if (this.answer === 'drop') response.destroy();
    else response.writeHead(this.answer, { 'Content-Type': 'text/plain' }).end(`${this.answer}`);
  }

  /** Answers those that are still waiting. */
  release(status: number): void {
    for (const response of this.#open.splice(0)) response.writeHead(status).end();
  }
}

/** Puts it in the place of the provider, on the preview server. */
export const playsProvider = (provider: MailProvider): Plugin => ({
  name: 'mail-provider',
  configurePreviewServer({ middlewares }) {
    middlewares.use(SEND_PATH, (request, response, next) => {
      text(request).then((body) => {
        provider.take(body, response);
      }, next);
    });
  },
});
