/** How long a panel stays when the mouse has left it, in ms: long enough to cut a corner. */
const LEAVE_DELAY = 250;

/** From here on the links stand in a bar; the same width as in the styles of SiteMenu.astro. */
const BAR = '(min-width: 72rem)';

/**
 * Opens the panels under a mouse (or a pen), and closes them a moment after it has left. Until now the style sheet did
 * so, which can't wait, nor tell a panel that was opened by a click from one that the mouse only passed. Clicks, taps,
 * keys, a click outside and “one at a time” stay the browser's own work, since each panel is a popover.
 */
export function mindTheMouse(root: HTMLElement, signal: AbortSignal): void {
  // What a click has opened before this script came stays, wherever the mouse is.
  const isAnyOpen = root.querySelector(':popover-open') !== null;
  for (const item of root.querySelectorAll<HTMLElement>('[data-dropdown]')) openUnderMouse(item, isAnyOpen, signal);
  root.setAttribute('data-mouse', 'minded');
  // A tablet that is turned has the other menu: what was open has lost its place.
  matchMedia(BAR).addEventListener(
    'change',
    () => {
      for (const panel of root.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover();
    },
    { signal },
  );
}

function openUnderMouse(item: HTMLElement, isAnyOpen: boolean, signal: AbortSignal): void {
  const button = item.querySelector('button');
  const panel = item.querySelector<HTMLElement>('[popover]');
  if (button === null || panel === null) return;
  let isOpenForMouse = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    clearTimeout(leaving);
    // On a small screen the panels are lists in the open menu, and have no button.
    if (panel.matches(':popover-open') || !button.checkVisibility()) return;
    panel.showPopover();
    isOpenForMouse = true;
  };

  const leave = () => {
    // Whoever has gone into the panel with the keyboard still reads it.
    if (isOpenForMouse && !panel.matches(':has(:focus-visible)')) panel.hidePopover();
  };

  const onPointer = (type: 'pointerenter' | 'pointerleave', react: () => void) => {
    item.addEventListener(
      type,
      ({ pointerType }) => {
        if (pointerType !== 'touch') react();
      },
      { signal },
    );
  };
  onPointer('pointerenter', open);
  onPointer('pointerleave', () => {
    leaving = setTimeout(leave, LEAVE_DELAY);
  });

  button.addEventListener(
    'click',
    (event) => {
      // The click that follows the hover means “open”. From now on the panel stays until it is closed.
      if (isOpenForMouse) event.preventDefault();
      isOpenForMouse = false;
    },
    { signal },
  );

  panel.addEventListener(
    'beforetoggle',
    ({ newState }) => {
      if (newState === 'open') return;
      clearTimeout(leaving);
      isOpenForMouse = false;
      // Another panel takes this one's place without a thought for the focus in it.
      if (panel.contains(document.activeElement)) button.focus();
    },
    { signal },
  );

  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !isOpenForMouse) return;
      // The browser gives the focus back to where it was, and the mouse had none. Whoever is at work elsewhere keeps it.
      const { activeElement } = document;
      panel.hidePopover();
      if (activeElement === null || activeElement === document.body) button.focus();
    },
    { signal },
  );

  // The style sheet has opened it under the mouse before this script came.
  if (!isAnyOpen && item.matches(':hover') && matchMedia('(hover: hover)').matches) open();
}
