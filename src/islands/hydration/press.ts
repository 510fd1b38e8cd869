/** What a press on an element uses: the field of a label, or the field or button itself. */
export const controlOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element
    ? (target.closest('label')?.control ?? target.closest<HTMLElement>('button, input, textarea'))
    : null;

/**
 * Follows the mouse or pen on an island. Touch is left out: it presses only as the finger leaves.
 *
 * @param signal ends this
 * @returns a function that gives the control that is pressed at the moment
 */
export function pressOn(island: HTMLElement, signal: AbortSignal): () => HTMLElement | null {
  let pressed: HTMLElement | null = null;
  const press = ({ target, pointerType }: PointerEvent) => {
    pressed = pointerType === 'touch' ? null : controlOf(target);
  };
  const release = () => {
    pressed = null;
  };
  island.addEventListener('pointerdown', press, { capture: true, signal });
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, { capture: true, signal });
  return () => pressed;
}
