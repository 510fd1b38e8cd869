import { type RefObject, useEffect } from 'react';

/** From here on the links stand in a bar; the same width as in the styles. */
const BAR = '(min-width: 72rem)';

/**
 * Closes a popover of the menu when the bar becomes a sheet or the sheet a bar, as on a tablet that is turned: what was
 * open has lost its place. And when the visitor leaves, as a browser that goes back may show the page as it was left.
 */
export function useCloseOnChange(popover: RefObject<HTMLElement | null>): void {
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
