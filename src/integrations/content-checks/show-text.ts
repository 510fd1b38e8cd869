/**
 * Runs in pages of the dev server: shows a changed text in the open page before the page is loaded again, which takes a
 * browser longer than all the rest. What else has changed, the reload brings.
 */
import { TEXT_EVENT } from './names.ts';

/** Where texts stand, the outermost; an island's own text belongs to the island. */
const TEXTS = '.prose:not(.prose *, astro-island *)';

async function showTexts(): Promise<void> {
  const answer = await fetch(location.href, { headers: { Accept: 'text/html' } });
  // The overlay says what is wrong.
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const [shown, changed] = [document, page].map((from) => [...from.querySelectorAll(TEXTS)]) as [Element[], Element[]];
  if (shown.length !== changed.length) return;
  for (const [index, text] of shown.entries()) text.replaceWith(changed[index] as Element);
}

let showing: Promise<void> | undefined;
import.meta.hot?.on(TEXT_EVENT, () => {
  showing = showTexts();
});
// Vite waits for what its listeners promise, though its types say that they give nothing.
const untilShown = (): unknown => showing;
import.meta.hot?.on('vite:beforeFullReload', untilShown);
