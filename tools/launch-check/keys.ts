import type { Finding } from './finding.ts';

/** Settings from the environment, what lacks without each, and whether the site may go online so. */
const wanted = [
  ['PUBLIC_EMAILJS_PUBLIC_KEY', 'the contact form cannot send', true],
  ['PUBLIC_EMAILJS_SERVICE_ID', 'the contact form cannot send', true],
  ['PUBLIC_EMAILJS_TEMPLATE_ID', 'the contact form cannot send', true],
  ['PUBLIC_MAPS_EMBED_KEY', 'the map is the embed that needs no key', false],
] as const;

/** Keys that are not set. */
export const keys = (environment: Readonly<Record<string, string | undefined>>): Finding[] =>
  wanted
    .filter(([name]) => (environment[name] ?? '').trim() === '')
    .map(([name, without, blocks]) => ({
      concern: 'keys',
      blocks,
      where: '.env',
      what: `${name} is not set: ${without}`,
      todo: 'Set it in .env or in the host’s settings; README.md says what it is.',
    }));
