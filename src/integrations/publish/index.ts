import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { takeLock } from './lock.ts';
import { nextSite, publish, recover, type Places } from './swap.ts';

/** Exit codes that shells expect of a program that a signal ended. */
const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Publishing is all or nothing: a build makes the new site beside the old one, and moves it to `dist/` when everything
 * has passed. A build that fails or is killed leaves `dist/` as it was. One build runs at a time.
 *
 * Stands last in the list of integrations, since what others still do to the built files has to be done before.
 */
export function publishWhole(): AstroIntegration {
  let finish: (() => void) | undefined;
  return {
    name: 'publish-whole',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        const places: Places = {
          site: fileURLToPath(config.outDir).replace(/[/\\]$/, ''),
          workshop: fileURLToPath(new URL('.cache/publish/', config.root)),
        };
        const release = takeLock(path.join(places.workshop, 'lock.json'));
        const next = nextSite(places);
        onEnd(() => {
          rmSync(next, { recursive: true, force: true });
          release();
        });
        recover(places);
        updateConfig({ outDir: new URL(`${pathToFileURL(next).href}/`) });
        finish = () => {
          publish(places, next);
          release();
        };
      },
      'astro:build:done': ({ logger }) => {
        finish?.();
        logger.info('Every check has passed; the new site is in place.');
      },
    },
  };
}

/** Runs once when this process ends, also when a signal ends it; nothing helps against a kill, see `recover`. */
function onEnd(cleanUp: () => void): void {
  process.once('exit', cleanUp);
  for (const [signal, code] of Object.entries(signals)) {
    process.once(signal, () => process.exit(code));
  }
}
