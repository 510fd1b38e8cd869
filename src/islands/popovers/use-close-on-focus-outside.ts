import { type RefObject, useEffect } from 'react';

/** Closes a popover when the focus moves outside it and its button: it could cover the focused element. */
export function useCloseOnFocusOutside(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const closeOnFocusOutside = ({ target }: FocusEvent) => {
      const isItsButton = target instanceof HTMLButtonElement && target.popoverTargetElement === popover.current;
      if (!isItsButton && !popover.current?.contains(target as Element)) popover.current?.hidePopover();
    };
    document.addEventListener('focusin', closeOnFocusOutside);
    return () => {
      document.removeEventListener('focusin', closeOnFocusOutside);
    };
  }, [popover]);
}
