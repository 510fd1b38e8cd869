import type { APIRoute } from 'astro';
import { buildDate } from '../../lib/build-date.ts';
import { getSettings } from '../../collections/queries.ts';
import { absolute, fileRoutes } from '../../lib/routes.ts';
import { securityContact } from '../../lib/pages/text-files.ts';

export const GET: APIRoute = async () => {
  const { contact, website } = await getSettings();
  const url = absolute(fileRoutes.security, website);
  return new Response(securityContact({ mailbox: contact.mailbox, url, built: buildDate() }));
};
