// @ts-check
// `npm start`: installs, builds and serves the site, starting from a fresh clone.
import { needFreePort, wantedPort } from './lib/port.mjs';
import { run, serve } from './lib/run.mjs';
import { ensureInstalled, main, SetupError } from './setup.mjs';

// When a signal stops npm, the shell between npm and this program ends without passing the signal on. The only sign is
// then that the parent process changes.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.emit('SIGTERM', 'SIGTERM');
}, 500).unref();

await main(async () => {
  const port = wantedPort(process.argv.slice(2), process.env);
  // Checked before the build, so that a port in use is reported at once.
  await needFreePort(port, 'npm start');
  await ensureInstalled({ forSite: true });
  // LOCAL_MAIL gives the contact form a local endpoint, so that it works without an account at the email provider.
  const { code } = await run('node', ['tools/build.ts'], { env: { LOCAL_MAIL: '1' } });
  if (code !== 0) throw new SetupError('The site was not built, so there is nothing to serve; the reason is above.');
  console.log('Press Ctrl+C to stop.');
  // Not through npm, whose shell would not pass on a signal to stop.
  return serve('node', ['tools/preview.ts', '--port', String(port)]);
});
