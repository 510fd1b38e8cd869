/**
 * Follows the pointer on an island: if React replaced a button between its press and its release, there would be no
 * click.
 *
 * @param signal ends this
 * @returns a function that waits until nothing is pressed
 */
export function pressOn(island: HTMLElement, signal: AbortSignal): () => Promise<void> {
  let released = Promise.resolve();
  const wait = () => {
    released = new Promise((resolve) => {
      for (const type of ['pointerup', 'pointercancel']) {
        // The click follows in the same task.
        addEventListener(type, () => setTimeout(resolve), { capture: true, once: true });
      }
    });
  };
  island.addEventListener('pointerdown', wait, { capture: true, signal });
  return () => released;
}
