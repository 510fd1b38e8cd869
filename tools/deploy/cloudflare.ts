import { cpSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';
import { ensurePackages, SetupError } from '../setup.mjs';
import type { Step } from './step.ts';

/** What keeps wrangler from speaking to anybody but the account that it is to deploy to. */
export const quietly = { WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: path.join(root, '.cache/wrangler/logs') };

/**
 * Installs wrangler, which stands apart from the project's packages: it is 210 MB that only a deployment to Cloudflare and
 * the tests of hosts need. @returns the program, to be run with Node
 */
export async function ensureWrangler(): Promise<string> {
  const folder = path.join(root, 'deploy/cloudflare');
  await ensurePackages(folder, 'wrangler');
  return path.join(folder, 'node_modules/wrangler/bin/wrangler.js');
}

/** Pages serves this branch at the site's own domain, and every other at an address for trials. */
const PRODUCTION = 'main';

/** Copies the built site without the precompressed files: Cloudflare compresses by itself, and would give each an address. */
export function copyForCloudflare(dist: string, target: string): void {
  cpSync(dist, target, { recursive: true, filter: (file) => !/\.(br|gz|zst)$/.test(file) });
}

/** The step that hands a folder to Cloudflare, which switches to it once all of it has arrived. */
export function cloudflareStep(
  wrangler: string,
  folder: string,
  { project, production }: { project: string; production: boolean },
): Step {
  if (!/^[a-z0-9][a-z0-9-]*$/.test(project))
    throw new SetupError(`“${project}” is not the name of a Pages project: give --project or CLOUDFLARE_PROJECT.`);
  const branch = production ? PRODUCTION : 'preview';
  return {
    what: production ? `Publish at the domain of ${project}` : `Publish a preview of ${project}`,
    command: 'node',
    args: [wrangler, 'pages', 'deploy', folder, '--project-name', project, '--branch', branch, '--commit-dirty=true'],
    env: quietly,
    failed:
      'Cloudflare did not take the site; what was served before is still served. Its words are above. It knows you ' +
      'by CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID, or by a login of wrangler.',
  };
}

/** How to go back to an earlier deployment: wrangler has no command for it. */
export const rollbackAtCloudflare = (project: string): string =>
  [
    'Nothing was changed. Wrangler cannot go back; Cloudflare keeps every deployment, and its dashboard can:',
    `  1. Find the deployment to go back to: node deploy/cloudflare/node_modules/wrangler/bin/wrangler.js pages deployment list --project-name ${project}`,
    `  2. At dash.cloudflare.com open Workers & Pages, ${project}, Deployments; in the menu of that deployment, “Rollback to this deployment”.`,
    `Or check out the commit that was served, and: npm run deploy -- cloudflare --project ${project} --production`,
  ].join('\n');
