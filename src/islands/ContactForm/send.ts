import type { EmailService } from '../../lib/hosting/environment.ts';
import { type Message, SEND_PATH } from '../../lib/firm/message-fields.ts';

/** Milliseconds to wait for an answer. */
const GIVE_UP_AFTER_MS = 20_000;

/** Version of the provider's client library, which it expects to be named in the payload. */
const LIB_VERSION = '4.4.1';

/**
 * Sends the message, and returns whether it was accepted. Every failure (an error status, no network, no answer) is
 * logged and returns `false`.
 *
 * It calls the provider's documented endpoint (https://www.emailjs.com/docs/rest-api/send/) rather than its package,
 * `@emailjs/browser`: that cannot be aborted, so on a slow line a message that was given up could still arrive, in
 * addition to the one that the visitor sends next.
 */
export async function sendMessage(message: Message, service: EmailService): Promise<boolean> {
  const { publicKey, serviceId, templateId, origin } = service;
  // Not AbortSignal.timeout(), which Chrome has since 103 and Safari since 16. After an answer it aborts nothing.
  const waiting = new AbortController();
  setTimeout(() => {
    waiting.abort();
  }, GIVE_UP_AFTER_MS);
  try {
    const answer = await fetch(new URL(SEND_PATH, new URL(origin, location.href)), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        lib_version: LIB_VERSION,
        user_id: publicKey,
        service_id: serviceId,
        template_id: templateId,
        template_params: message,
      }),
      signal: waiting.signal,
    });
    if (!answer.ok) throw new Error(`The provider answers with status ${answer.status}.`);
    return true;
  } catch (error) {
    console.error('The message was not sent.', error);
    return false;
  }
}
