import { type RefObject, useEffect } from 'react';

/** From this width on the menu is a bar, as in the style sheets: tests/unit/islands/SiteMenu/bar-width.test.ts. */
const BAR = '(min-width: 72rem)';

/**
 * Closes a popover of the menu when the bar becomes a sheet or the sheet a bar, as when a tablet is rotated: an open
 * panel would be in the wrong place. Also when the visitor leaves, because the back/forward cache would restore it
 * open.
 */
export function useCloseOnLayoutChange(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = matchMedia(BAR);
    const close = () => popover.current?.hidePopover();
    bar.addEventListener('change', close);
    window.addEventListener('pagehide', close);
    return () => {
      bar.removeEventListener('change', close);
      window.removeEventListener('pagehide', close);
    };
  }, [popover]);
}
