import type { ClientDirective } from 'astro';
import { islandLoader } from './island-loader.ts';
import { pointerMemory } from './pointer-memory.ts';

/**
 * `client:intent`: an island's script is fetched when a visitor points at something in the island, focuses, touches or
 * clicks it, and not before. Until then its native elements work by themselves. In a browser without popovers, which
 * the scripts of menus and panels need, they always do: src/styles/base.css.
 */
const intent: ClientDirective = (fetchScript, _options, island) => {
  if (!('popover' in island)) return;
  const pointer = pointerMemory();
  const { load, onIntent } = islandLoader(fetchScript, island, { ready: pointer.tellAgain });
  onIntent((event) => {
    pointer.note(event);
    load(event);
  });
};

export default intent;
