import type { ClientDirective } from 'astro';
import { islandLoader } from './island-loader.ts';
import { pointerMemory } from './pointer-memory.ts';

/**
 * `client:intent`: an island's script is fetched when a visitor points at something in the island, focuses, touches or
 * clicks it, and not before. What they do until then the browser does, with the native elements that the island is made of.
 * It always does so in a browser without popovers, which the scripts of menus and panels ask about: src/styles/base.css.
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
