import { type MouseEvent, type PointerEvent, type RefObject, type ToggleEvent, useEffect, useRef } from 'react';

/** How long a panel stays open after the mouse has left it, in ms: long enough for the mouse to cut a corner. */
const LEAVE_DELAY_MS = 250;

/**
 * Opens a panel when a mouse or pen hovers, and closes it a moment after that has left. CSS does this until hydration,
 * but it cannot delay, or tell a clicked panel from a hovered one. The panel is a popover, so the browser itself
 * handles clicks, taps, keys, clicks outside, and having only one panel open.
 *
 * @param button opens the panel by a click; the panel opens on hover only where this button is visible
 * @returns event handlers for the button, the panel, and the item that holds both
 */
export function useHoverIntent(button: RefObject<HTMLButtonElement | null>, panel: RefObject<HTMLElement | null>) {
  // Refs, not state: nothing renders from them, and each event handler needs the current value.
  const isOpenForMouse = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  const open = () => {
    clearTimeout(leaving.current);
    if (panel.current?.matches(':popover-open') || !button.current?.offsetWidth) return;
    panel.current?.showPopover();
    isOpenForMouse.current = true;
  };

  const leave = () => {
    // A visitor whose keyboard focus is in the panel is still using it.
    if (isOpenForMouse.current && !panel.current?.matches(':has(:focus-visible)')) panel.current?.hidePopover();
  };

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !isOpenForMouse.current) return;
      // The browser restores the previous focus, which is none if a mouse opened the panel. Focus elsewhere stays.
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
        if (pointerType !== 'touch') leaving.current = setTimeout(leave, LEAVE_DELAY_MS);
      },
    },
    button: {
      onClick: (event: MouseEvent) => {
        // The click that follows the hover means “open”, not “close”. From then on the panel stays until it is closed.
        if (isOpenForMouse.current) event.preventDefault();
        isOpenForMouse.current = false;
      },
    },
    panel: {
      onBeforeToggle: ({ newState }: ToggleEvent) => {
        if (newState === 'open') return;
        clearTimeout(leaving.current);
        isOpenForMouse.current = false;
        // When another panel replaces this one, the browser does not move the focus out of it.
        if (panel.current?.contains(document.activeElement)) button.current?.focus();
      },
    },
  };
}
