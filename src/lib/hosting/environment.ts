import { z } from 'astro/zod';

/** The email provider’s address, unless the environment sets another. */
const EMAIL_ORIGIN = 'https://api.emailjs.com';

/** The three ids from the email provider; all of them are needed. */
export const emailIds = [
  'PUBLIC_EMAILJS_PUBLIC_KEY',
  'PUBLIC_EMAILJS_SERVICE_ID',
  'PUBLIC_EMAILJS_TEMPLATE_ID',
] as const;

/** A line of `.env` with nothing after the `=` counts as unset. */
const optional = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim() || undefined : value),
  z.string().optional(),
);

const environmentSchema = z.object({
  PUBLIC_EMAILJS_PUBLIC_KEY: optional.describe('Public key of the EmailJS account.'),
  PUBLIC_EMAILJS_SERVICE_ID: optional.describe('Id of the mail service in that account.'),
  PUBLIC_EMAILJS_TEMPLATE_ID: optional.describe('Id of the template that the message is put in.'),
  PUBLIC_EMAILJS_ORIGIN: optional.describe('Where the provider answers, if not at its usual address.'),
  PUBLIC_MAPS_EMBED_KEY: optional.describe('Key of the Google Maps Embed API.'),
});

/** How the contact form reaches its provider. Everything in it is public: visitors’ browsers send it. */
export interface EmailService {
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** Scheme and host of the provider, `/` for this site's own. */
  origin: string;
}

interface Environment {
  /** Undefined if nothing is set: the contact page then offers other ways to write instead of the form. */
  email: EmailService | undefined;
  mapsEmbedKey: string | undefined;
}

/** Settings of the endpoint on this machine (src/host/local-mail.ts). */
const localService: EmailService = { publicKey: 'local', serviceId: 'local', templateId: 'local', origin: '/' };

/**
 * Reads the settings that differ from one installation to the next.
 * @param raw variables by name; unknown ones are ignored
 * @param options.localMail whether to use this machine’s endpoint if no provider is set
 * @throws an error that names what is missing or malformed
 */
export function readEnvironment(raw: Record<string, unknown>, { localMail }: { localMail: boolean }): Environment {
  refuseSecrets(raw);
  const variables = environmentSchema.parse(raw);
  const email = readEmailService(variables);
  return {
    email: email ?? (localMail ? localService : undefined),
    mapsEmbedKey: variables.PUBLIC_MAPS_EMBED_KEY,
  };
}

/** How private keys begin: PEM files, and keys of payment, code and mail services with a known prefix. */
const secretValue =
  /-----BEGIN [A-Z ]*PRIVATE KEY|\b(?:[sr]k_(?:live|test)_|gh[oprsu]_|github_pat_|glpat-|npm_|xox[abprs]-|SG\.|sk-|key-)[\w-]{16}/;

/** Words that occur only in names of private variables. */
const secretName = /PRIVATE|SECRET|PASSWORD|ACCESS_TOKEN/;

/**
 * Stops a build that would publish a secret: any visitor can read what is in a variable whose name begins with PUBLIC_.
 * @throws an error that names the variables but never shows their values
 */
function refuseSecrets(raw: Record<string, unknown>): void {
  const names = Object.entries(raw)
    .filter(([name, value]) => name.startsWith('PUBLIC_') && typeof value === 'string' && value.trim() !== '')
    .filter(([name, value]) => secretName.test(name) || secretValue.test(String(value)))
    .map(([name]) => name);
  if (names.length === 0) return;
  throw new Error(
    `${names.join(' and ')} ${names.length > 1 ? 'look' : 'looks'} like a private key, and everything in a PUBLIC_ ` +
      'variable is published with the pages. Remove it from the environment or .env; if it was ever published, ask ' +
      'the service that issued it for a new one.',
  );
}

function readEmailService(variables: z.output<typeof environmentSchema>): EmailService | undefined {
  const {
    PUBLIC_EMAILJS_PUBLIC_KEY: publicKey,
    PUBLIC_EMAILJS_SERVICE_ID: serviceId,
    PUBLIC_EMAILJS_TEMPLATE_ID: templateId,
    PUBLIC_EMAILJS_ORIGIN: origin,
  } = variables;
  if (publicKey !== undefined && serviceId !== undefined && templateId !== undefined) {
    return { publicKey, serviceId, templateId, origin: origin === undefined ? EMAIL_ORIGIN : readOrigin(origin) };
  }
  const missing = emailIds.filter((name) => variables[name] === undefined);
  if (missing.length === emailIds.length && origin === undefined) return undefined;
  throw new Error(
    `The contact form cannot send: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing. ` +
      `Set all of ${emailIds.join(', ')} in the environment or in .env, or no PUBLIC_EMAILJS_ variable.`,
  );
}

/** `https://mail.example/` → `https://mail.example`, because the provider’s path is appended. */
function readOrigin(written: string): string {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  // On a page with https, browsers refuse to send without it, except to their own machine.
  const isAllowed = url?.protocol === 'https:' || /^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(url?.href ?? '');
  if (url && isAllowed && `${url.pathname}${url.search}${url.hash}` === '/') return url.origin;
  throw new Error(
    `PUBLIC_EMAILJS_ORIGIN is “${written}”. It must be https:// and a host with nothing after it, ` +
      'for instance https://api.emailjs.com.',
  );
}
