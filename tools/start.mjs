// @ts-check
// `npm start`: from a fresh clone to the site in the browser.
import { needFreePort, wantedPort } from './lib/port.mjs';
import { run, serve } from './lib/run.mjs';
import { ensureInstalled, main, SetupError } from './setup.mjs';

// When npm is stopped by a signal, the shell between npm and this program ends without handing it on; being left
// without that parent is then the only sign.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.emit('SIGTERM');
}, 500).unref();

await main(async () => {
  const port = wantedPort(process.argv.slice(2), process.env);
  // Asked before the build, so that nobody waits for an answer that is known at once.
  await needFreePort(port, 'npm start');
  await ensureInstalled();
  // Here the contact form has an endpoint beside it even without an account at the email provider.
  const { code } = await run('npm', ['run', '--silent', 'build'], { env: { LOCAL_MAIL: '1' } });
  if (code !== 0) throw new SetupError('The site was not built, so there is nothing to serve; the reason is above.');
  console.log('Press Ctrl+C to stop.');
  // Not through npm: the shell that npm puts between would not hand on a signal to stop.
  return serve('node', ['tools/preview.ts', '--port', String(port)]);
});
