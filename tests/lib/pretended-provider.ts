import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { SEND_PATH } from '../../src/integrations/local-mail.ts';

/** Plays the email provider on the server of the site, to which a build with LOCAL_MAIL=1 sends. */
export class MailProvider {
  /** The status with which the next messages are answered; `drop` cuts the connection. */
  answer: number | 'drop' = 200;
  /** What came in, as it was sent. */
  received: { template_params: unknown }[] = [];

  take(body: string, response: ServerResponse): void {
    this.received.push(JSON.parse(body) as { template_params: unknown });
    if (this.answer === 'drop') response.destroy();
    else response.writeHead(this.answer, { 'Content-Type': 'text/plain' }).end(`${this.answer}`);
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
