import { type SyntheticEvent, useEffect, useRef } from 'react';

type Items = ReadonlyMap<string, HTMLDetailsElement>;

function writeAddress(items: Items): void {
  const open = [...items].find(([, item]) => item.open)?.[0];
  // With nothing open, a fragment that names something else on the page stays.
  if (open === undefined && !items.has(location.hash.slice(1))) return;
  const hash = open === undefined ? '' : `#${open}`;
  if (hash !== location.hash) history.replaceState(history.state, '', location.pathname + location.search + hash);
}

/**
 * Puts the id of the open disclosure into the page's URL, so that a reload or a copied URL opens it again, and removes
 * it when none is open. It adds nothing to the visitor's history. `details name` allows only one open at a time; this
 * does the same in browsers that do not support it. The open state stays in the DOM.
 *
 * @returns a function from an id to the props of its disclosure
 */
export function useOpenInAddress() {
  const items = useRef(new Map<string, HTMLDetailsElement>());

  useEffect(() => {
    // For what was opened or closed before hydration.
    writeAddress(items.current);
  }, []);

  return (id: string) => ({
    ref: (item: HTMLDetailsElement | null) => {
      if (item) items.current.set(id, item);
    },
    onToggle: ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
      if (currentTarget.open) for (const [other, item] of items.current) if (other !== id) item.open = false;
      writeAddress(items.current);
    },
  });
}
