import { type RefObject, useEffect } from 'react';

/** From here on the links stand in a bar; the same width as in the styles. */
const BAR = '(min-width: 72rem)';

/**
 * Closes a popover of the menu when the bar becomes a sheet or the sheet a bar, as on a tablet that is turned: what was
 * open has lost its place.
 */
export function useCloseOnTurn(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = matchMedia(BAR);
    const close = () => popover.current?.hidePopover();
    bar.addEventListener('change', close);
    return () => {
      bar.removeEventListener('change', close);
    };
  }, [popover]);
}
