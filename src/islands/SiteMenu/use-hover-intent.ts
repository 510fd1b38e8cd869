import { type MouseEvent, type PointerEvent, type RefObject, type ToggleEvent, useEffect, useRef } from 'react';

/** How long a panel stays when the mouse has left it, in ms: long enough to cut a corner. */
const LEAVE_DELAY = 250;

/**
 * Opens a panel under a mouse (or a pen), and closes it a moment after that has left. Until hydration the style sheet does
 * so, which can't wait, nor tell a panel that was opened by a click from one that the mouse only passed. Clicks, taps,
 * keys, a click outside and “one at a time” stay the browser's own work, since the panel is a popover.
 *
 * @param button what opens the panel by a click; the panel opens only where it is shown
 * @returns listeners for the button, the panel, and the item that holds both
 */
export function useHoverIntent(button: RefObject<HTMLButtonElement | null>, panel: RefObject<HTMLElement | null>) {
  // Not state: nothing is drawn by them, and the next event must find them as the last has left them.
  const isOpenForMouse = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  const open = () => {
    clearTimeout(leaving.current);
    if (panel.current?.matches(':popover-open') || !button.current?.checkVisibility()) return;
    panel.current?.showPopover();
    isOpenForMouse.current = true;
  };

  const leave = () => {
    // Whoever has gone into the panel with the keyboard still reads it.
    if (isOpenForMouse.current && !panel.current?.matches(':has(:focus-visible)')) panel.current?.hidePopover();
  };

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !isOpenForMouse.current) return;
      // The browser gives the focus back to where it was before, and a mouse had put it nowhere. Focus elsewhere stays.
      const { activeElement } = document;
      panel.current?.hidePopover();
      if (activeElement === null || activeElement === document.body) button.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      clearTimeout(leaving.current);
    };
  }, [button, panel]);

  return {
    item: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') open();
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') leaving.current = setTimeout(leave, LEAVE_DELAY);
      },
    },
    button: {
      onClick: (event: MouseEvent) => {
        // The click that follows the hover means “open”. From now on the panel stays until it is closed.
        if (isOpenForMouse.current) event.preventDefault();
        isOpenForMouse.current = false;
      },
    },
    panel: {
      onBeforeToggle: ({ newState }: ToggleEvent) => {
        if (newState === 'open') return;
        clearTimeout(leaving.current);
        isOpenForMouse.current = false;
        // When another panel takes this one's place the browser does not move the focus out of it.
        if (panel.current?.contains(document.activeElement)) button.current?.focus();
      },
    },
  };
}
