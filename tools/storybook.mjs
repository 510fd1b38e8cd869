// @ts-check
// `npm run storybook`: every component in every state, at http://localhost:6006.
import { run } from './lib/run.mjs';
import { ensureInstalled, main } from './setup.mjs';

await main(async () => {
  await ensureInstalled();
  const quietly = ['--no-open', '--no-version-updates'];
  const { code } = await run(
    'storybook',
    ['dev', '--host', '127.0.0.1', '--port', '6006', ...quietly, ...process.argv.slice(2)],
    {
      direct: true,
      // Before Storybook has read its settings, this alone keeps it from telling its makers that it was started.
      env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
    },
  );
  return code === 130 || code === 143 ? 0 : code;
});
