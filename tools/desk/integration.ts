import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { appFolder } from './build-app.ts';
import { baselineOf } from './server/baseline.ts';
import { deskState, type RoundTrip } from './server/desk-state.ts';
import { deskMiddleware } from './server/middleware.ts';
import { deskFindings } from '../../src/desk/findings/desk-findings.ts';
import { isContent, isStore } from '../../src/integrations/for-writers/watch-content.ts';
import { sweep } from '../../src/lib/write-files.ts';
import { withLock } from '../lib/publish-site.ts';
import type { Desk } from '../../src/desk/entries/describe-desk.ts';

/** Adds the writers' desk to the dev server of `npm run desk`, and to no other. */
export function writersDesk(): AstroIntegration {
  return {
    name: 'writers-desk',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command !== 'dev') throw new Error('The desk only runs in the dev server: npm run desk.');
      },
      'astro:server:setup': async ({ server }) => {
        const { root } = server.config;
        for (const kept of sweep(root)) console.warn(kept);
        // Undoes an interrupted run of npm run month, unless a program that makes PDFs is running.
        await withLock(root, () => Promise.resolve()).catch(() => undefined);
        const app = appFolder(root);
        const made = pathToFileURL(path.join(app, 'round-trip.js')).href;
        const { roundTrips } = (await import(made)) as { roundTrips: (desk: Desk) => RoundTrip };
        const answerer = { root, state: deskState(root, roundTrips), baseline: await baselineOf(root) };
        server.watcher.on('all', (_, file) => {
          if (isContent(server, file)) answerer.state.tellChange();
          if (isStore(server, file)) answerer.state.tellSite();
        });
        // Warms the cache: the first check reads every file and PDF, so that checks after a save are fast.
        // If it fails, so does the request for the findings, which reports why.
        deskFindings(root, new Date()).catch(() => undefined);
        const port = () => (server.httpServer?.address() as AddressInfo).port;
        server.middlewares.use(deskMiddleware(answerer, app, port));
      },
    },
  };
}
