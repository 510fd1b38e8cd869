import type { ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { SHOWN_EVENT, VERSION_METRIC } from './names.ts';

/** What Vite sends to the server's own part. */
interface ServerMessages {
  outsideEmitter: { on: (event: 'send', listener: (payload: { event?: string }) => void) => void };
}

/** Counts how often what pages show has changed since the dev server started. */
export interface PageVersion {
  /** Loads every open page again. */
  reload: () => void;
  /** Resolves when content is stored the next time. */
  nextStored: () => Promise<unknown>;
  /** Writes down in a response which version the page in it is made from. */
  stamp: (response: ServerResponse) => void;
}

/**
 * Lets no open page stay old. The dev server's word “load again” reaches only pages that are connected when it is said:
 * one that is just loading misses it, and would show the text before the last edit until somebody reloads it. So each
 * page carries the version that it was made from and says it once it is connected, and an old one is told to load again.
 */
export function keepPageVersion(server: ViteDevServer): PageVersion {
  let newest = 0;
  let stored = Promise.withResolvers<unknown>();
  const { client, ssr } = server.environments;
  client.hot.on(SHOWN_EVENT, (shown: number, page) => {
    if (shown < newest) page.send({ type: 'full-reload' });
  });
  // Astro tells its own server part when it has stored new content, and reloads the connected pages right after it.
  const channel = ssr.hot.api as ServerMessages | undefined;
  channel?.outsideEmitter.on('send', ({ event }) => {
    if (event !== 'astro:content-changed') return;
    newest += 1;
    stored.resolve(undefined);
    stored = Promise.withResolvers();
  });
  return {
    reload: () => {
      newest += 1;
      client.hot.send({ type: 'full-reload' });
    },
    nextStored: () => stored.promise,
    stamp: (response) => {
      response.setHeader('Server-Timing', `${VERSION_METRIC};desc=${newest}`);
    },
  };
}
