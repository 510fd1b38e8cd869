/**
 * Lists all that stands between this content and a public launch: `npm run launch-check`, with `-- --json` for programs.
 * Ends with 1 while anything stands in the way. SOURCE_DATE_EPOCH sets the day that it goes by.
 */
import path from 'node:path';
import { loadEnv } from 'vite';
import { buildDate } from '../src/lib/build-date.ts';
import { runLaunchCheck } from './launch-check/run.ts';

const root = path.resolve(import.meta.dirname, '..');
const { report, exitCode } = await runLaunchCheck({
  root,
  environment: loadEnv('production', root, 'PUBLIC_'),
  now: buildDate(),
  asJson: process.argv.includes('--json'),
});

console.log(report);
process.exitCode = exitCode;
