import type { ClientDirective } from 'astro';
import { FAILED, WANTED } from './names.ts';

/**
 * The directive: an island's script comes when the island is wanted (answer-intent.ts says when that is). When it
 * fails, the next intent tries again.
 */
const intent: ClientDirective = (load, _options, island) => {
  let loading = false;

  const start = async () => {
    if (loading) return;
    loading = true;
    try {
      const hydrate = await load();
      await hydrate();
    } catch {
      island.dispatchEvent(new CustomEvent(FAILED, { bubbles: true }));
    }
  };

  // `load` ends as if all were well when a script does not come, and says so by this event.
  island.addEventListener(FAILED, () => {
    loading = false;
  });
  island.addEventListener(WANTED.event, () => void start());
  if (island.hasAttribute(WANTED.attribute)) void start();
};

export default intent;
