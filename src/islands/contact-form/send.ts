import { init, send } from '@emailjs/browser';
import type { EmailService } from '../../lib/environment.ts';
import type { Message } from './fields.ts';

/** Milliseconds after which an answer is no longer waited for. The provider's library would wait for ever. */
export const GIVE_UP_AFTER_MS = 20_000;

/**
 * Sends the message, and says whether that went well. However it fails (a status, a dead network, a plain string from
 * the library, no answer at all), it ends as `false` and is logged.
 */
export async function sendMessage(message: Message, service: EmailService, deliver = send): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const { publicKey, serviceId, templateId, origin } = service;
    // Only here does the library take an origin.
    init({ publicKey, ...(origin !== undefined && { origin: new URL(origin, location.href).origin }) });
    await Promise.race([
      deliver(serviceId, templateId, { ...message }),
      new Promise((_, reject) => {
        timer = setTimeout(reject, GIVE_UP_AFTER_MS, 'no answer');
      }),
    ]);
    return true;
  } catch (error) {
    console.error('The message was not sent.', error);
    return false;
  } finally {
    clearTimeout(timer);
  }
}
