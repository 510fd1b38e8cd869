import { type SyntheticEvent, useEffect, useRef } from 'react';

type Items = ReadonlyMap<string, HTMLDetailsElement>;

function writeAddress(items: Items): void {
  const open = [...items.keys()].find((id) => items.get(id)?.open);
  // An address that names something else on the page stays when nothing is open.
  if (open === undefined && !items.has(location.hash.slice(1))) return;
  const hash = open === undefined ? '' : `#${open}`;
  if (hash !== location.hash) history.replaceState(history.state, '', location.pathname + location.search + hash);
}

/**
 * Puts the id of the open disclosure into the address of the page, so that a reload or a copied address opens it again;
 * nothing when none is open. It adds nothing to the visitor's history. “One at a time” is the browser's own work
 * (`details name`), and done here where a browser does not know it. Which one is open stays the browser's to know.
 *
 * @returns the props of the disclosure with an id
 */
export function useOpenInAddress() {
  const items = useRef(new Map<string, HTMLDetailsElement>());

  useEffect(() => {
    // What was opened or closed before hydration.
    writeAddress(items.current);
  }, []);

  return (id: string) => ({
    ref: (item: HTMLDetailsElement | null) => {
      if (item) items.current.set(id, item);
      else items.current.delete(id);
    },
    onToggle: ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
      if (currentTarget.open) for (const [other, item] of items.current) if (other !== id) item.open = false;
      writeAddress(items.current);
    },
  });
}
