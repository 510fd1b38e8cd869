/**
 * Remembers where the mouse or pen is in an island whose script is loading. Once hydrated, the island would not get an
 * event for a pointer that is already there.
 */
interface PointerMemory {
  note: (event: Event) => void;
  /** Repeats the pointer's arrival for the island, if the pointer is still there. */
  tellAgain: () => void;
}

/** A memory for one island, empty until `note` gets its first event. */
export function pointerMemory(): PointerMemory {
  let last: PointerEvent | undefined;
  let hasDoneMore = false;
  return {
    note: (event) => {
      // A click or the keyboard shows a clearer intent than hovering, and the browser has already acted on it.
      hasDoneMore ||= event.type !== 'pointerover';
      // Touch does not hover.
      if (event instanceof PointerEvent) last = event.pointerType === 'touch' ? undefined : event;
    },
    tellAgain: () => {
      if (hasDoneMore || !(last?.target instanceof Element && last.target.matches(':hover'))) return;
      last.target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: last.pointerType }));
    },
  };
}
