/**
 * Where the visitor's mouse or pen rests in an island whose script is on its way. An island that only then listens would
 * never hear that a pointer has come, as it is there already.
 */
interface PointerMemory {
  note: (event: Event) => void;
  /** Tells the island that the pointer comes, if it is still there. */
  tellAgain: () => void;
}

export function pointerMemory(): PointerMemory {
  let last: PointerEvent | undefined;
  let hasDoneMore = false;
  return {
    note: (event) => {
      // Whoever has clicked or gone in by the keyboard has said what they want, and it was done natively.
      hasDoneMore ||= event.type !== 'pointerover';
      // A finger does not rest anywhere.
      if (event instanceof PointerEvent) last = event.pointerType === 'touch' ? undefined : event;
    },
    tellAgain: () => {
      if (hasDoneMore || !(last?.target instanceof Element && last.target.matches(':hover'))) return;
      last.target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: last.pointerType }));
    },
  };
}
