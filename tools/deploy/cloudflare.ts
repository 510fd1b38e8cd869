import { cpSync } from 'node:fs';
import path from 'node:path';
import { ensurePackages, root, SetupError } from '../setup.mjs';
import type { Step } from './step.ts';

/** Turns off wrangler's telemetry, and keeps its logs in the project's cache. */
export const quietEnv = { WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: path.join(root, '.cache/wrangler/logs') };

/**
 * Installs wrangler, which is kept apart from the project's packages: it is 210 MB that only deployments to Cloudflare
 * and the host tests need. @returns path of the program, to be run with Node
 */
export async function ensureWrangler(): Promise<string> {
  const folder = path.join(root, 'deploy/cloudflare');
  await ensurePackages(folder, 'wrangler');
  return path.join(folder, 'node_modules/wrangler/bin/wrangler.js');
}

/** Copies the built site without precompressed files: Cloudflare compresses itself, and would serve them as pages. */
export function copyForCloudflare(dist: string, target: string): void {
  cpSync(dist, target, { recursive: true, filter: (file) => !/\.(br|gz|zst)$/.test(file) });
}

/** The step that uploads a folder to Cloudflare, which switches to it once the upload is complete. */
export function cloudflareStep(
  wrangler: string,
  folder: string,
  { project, production }: { project: string; production: boolean },
): Step {
  if (!/^[a-z0-9][a-z0-9-]*$/.test(project))
    throw new SetupError(`“${project}” is not the name of a Pages project: give --project or CLOUDFLARE_PROJECT.`);
  // Pages serves this branch at the site's own domain, and every other branch at a preview address.
  const branch = production ? 'main' : 'preview';
  return {
    what: production ? `Publish at the domain of ${project}` : `Publish a preview of ${project}`,
    command: 'node',
    args: [wrangler, 'pages', 'deploy', folder, '--project-name', project, '--branch', branch, '--commit-dirty=true'],
    env: quietEnv,
    failed:
      'Cloudflare did not accept the site, and still serves the previous one. Its output is above. To sign in, set ' +
      'CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID, or log in with wrangler.',
  };
}

/** Instructions for going back to an earlier deployment: wrangler has no command for it. */
export const rollbackAtCloudflare = (project: string): string =>
  [
    'Nothing was changed. Wrangler cannot roll back, but Cloudflare’s dashboard can, because it keeps every deployment:',
    `  1. Find the deployment to go back to: node deploy/cloudflare/node_modules/wrangler/bin/wrangler.js pages deployment list --project-name ${project}`,
    `  2. At dash.cloudflare.com open Workers & Pages, ${project}, Deployments; in the menu of that deployment, “Rollback to this deployment”.`,
    `Or check out the commit that was served, and: npm run deploy -- cloudflare --project ${project} --production`,
  ].join('\n');
