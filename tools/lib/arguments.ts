import { parseArgs, type ParseArgsConfig } from 'node:util';
import { SetupError } from './run.mjs';

/**
 * The arguments of a command, which is written as its usage says. What cannot be read is refused, and so is an option that
 * npm has kept, as no -- stood before it: a trial (--dry-run) would be done in earnest.
 */
export function readArguments<const Config extends ParseArgsConfig>(config: Config, usage: string) {
  // Docker images set npm_config_production for npm itself.
  const isKept = (name: string) => name !== 'production' && process.env[`npm_config_${name.replaceAll('-', '_')}`];
  const kept = Object.keys(config.options ?? {}).find(isKept);
  if (kept) throw new SetupError(`npm has kept --${kept}, so nothing was done: put -- before the options.\n${usage}`);
  try {
    return parseArgs(config);
  } catch (error) {
    // What Node says after its first sentence is for programmers.
    throw new SetupError(`${(error as Error).message.replace(/\. .*/s, '')}.\n${usage}`);
  }
}
