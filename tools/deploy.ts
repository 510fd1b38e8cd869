/**
 * Builds the site and deploys it. `npm run deploy -- cloudflare` publishes a preview, or the live site with
 * `--production`; `npm run deploy -- ssh user@host` makes a release on the firm's own server; `--rollback` returns to
 * the previous release; `--dry-run` prints the steps. Nothing is deployed while `npm run launch-check` reports a
 * blocker, unless `--specimen` marks every page as not to be indexed.
 */
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changesOnTheWay } from './deploy/check.ts';
import { cloudflareStep, copyForCloudflare, ensureWrangler, rollbackAtCloudflare } from './deploy/cloudflare.ts';
import { readPlace, releaseName, releaseSteps, rollbackSteps } from './deploy/ssh.ts';
import { printSteps, runSteps, type Step } from './deploy/step.ts';
import { main, needSite, readArguments, root, SetupError } from './setup.mjs';

const usage =
  'Say where to: npm run deploy -- cloudflare --project NAME [--production], or npm run deploy -- ssh user@host ' +
  '[--base FOLDER] [--port N] [--rollback]. Both take --dry-run and --specimen. To check what visitors ' +
  'get: npm run deploy -- check https://domain.';

const dist = path.join(root, 'dist');

const typed = () =>
  readArguments(
    {
      allowPositionals: true,
      options: {
        production: { type: 'boolean', default: false },
        rollback: { type: 'boolean', default: false },
        specimen: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        project: { type: 'string', default: process.env['CLOUDFLARE_PROJECT'] ?? '' },
        base: { type: 'string', default: 'site' },
        port: { type: 'string', default: '22' },
      },
    },
    usage,
  );

type Options = ReturnType<typeof typed>['values'];

/** The steps before any transfer: the launch check and the build. */
function preparation({ specimen }: Options): Step[] {
  // Always set: neither the local mail endpoint nor a variable left in the environment may affect the published site.
  const env = { LOCAL_MAIL: '', SOURCE_DATE_EPOCH: '', SITE_UNLISTED: specimen ? '1' : '' };
  const check: Step = {
    what: 'Check whether anything is in the way',
    command: 'npm',
    args: ['run', '--silent', 'launch-check'],
    env,
    failed:
      'Nothing was deployed: launch-check found something in the way, or could not run. Fix what is listed above, ' +
      'or use --specimen for a trial that search engines leave out.',
  };
  const build: Step = {
    what: specimen ? 'Build the site, with every page left out by search engines' : 'Build the site',
    command: 'npm',
    args: ['run', '--silent', 'build'],
    env,
    failed: 'Nothing was deployed: the site could not be built. The reason is above.',
  };
  return specimen ? [build] : [check, build];
}

async function deployToCloudflare(options: Options): Promise<void> {
  // Checked first: an invalid project name should fail before the build.
  const planned = cloudflareStep('wrangler', 'a copy of dist/', options);
  if (options.rollback) throw new SetupError(rollbackAtCloudflare(options.project));
  if (options['dry-run']) {
    printSteps([...preparation(options), planned]);
    return;
  }
  await runSteps(preparation(options));
  using copy = mkdtempDisposableSync(path.join(tmpdir(), 'deploy-'));
  copyForCloudflare(dist, copy.path);
  await runSteps([cloudflareStep(await ensureWrangler(), copy.path, options)]);
}

async function deployOverSsh(target: string | undefined, options: Options): Promise<void> {
  if (options.production) throw new SetupError('A server has one site: --production is only for cloudflare.');
  const place = readPlace({ target: target ?? '', base: options.base, port: options.port });
  const steps = options.rollback
    ? rollbackSteps(place)
    : [...preparation(options), ...releaseSteps(dist, place, releaseName(new Date()))];
  if (options['dry-run']) printSteps(steps);
  else await runSteps(steps);
}

await main(async () => {
  const { values, positionals } = typed();
  const [kind, target, ...more] = positionals;
  if (more.length > 0) throw new SetupError(usage);
  if (kind === 'cloudflare' && target === undefined) await deployToCloudflare(values);
  else if (kind === 'ssh') await deployOverSsh(target, values);
  else if (kind === 'check' && target !== undefined) {
    needSite();
    const changes = await changesOnTheWay(dist, target);
    if (changes.length > 0) throw new SetupError(changes.join('\n'));
    console.log(`Visitors of ${target} get what was built.`);
  } else throw new SetupError(usage);
});
