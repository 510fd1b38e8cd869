import type { EmailService } from '../../lib/environment.ts';
import type { Message } from './fields.ts';

/** Milliseconds after which an answer is no longer waited for. */
const GIVE_UP_AFTER_MS = 20_000;

/** The version of the provider's interface that the payload names (the product's specification, section 7). */
const LIB_VERSION = '4.4.1';

/**
 * Sends the message, and says whether that went well. However it fails (a status, a dead network, no answer at all), it
 * ends as `false` and is logged.
 *
 * It goes to the provider's documented endpoint (https://www.emailjs.com/docs/rest-api/send/) and not through its
 * package, `@emailjs/browser`: that one cannot be aborted, so a message that was given up on a slow line would go on being
 * sent beside the one that the visitor sends next.
 */
export async function sendMessage(message: Message, service: EmailService): Promise<boolean> {
  const { publicKey, serviceId, templateId, origin } = service;
  const waiting = new AbortController();
  const timer = setTimeout(() => {
    waiting.abort(new Error(`no answer within ${GIVE_UP_AFTER_MS / 1000} seconds`));
  }, GIVE_UP_AFTER_MS);
  try {
    const answer = await fetch(new URL('/api/v1.0/email/send', new URL(origin, location.href)), {
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
  } finally {
    clearTimeout(timer);
  }
}
