/**
 * Turns off view transitions on a slow device: rendering two pages takes it a fifth of a second, in which the
 * prerendered page (src/layouts/Page.astro) could be shown already.
 */
export function leaveOutSlowTransitions(): void {
  /** Up to this many cores or gigabytes of memory, a device is slow to render two pages at once. */
  const few = 4;
  // Not supported in every browser; rounded to a power of two.
  const { deviceMemory = Infinity } = navigator as Navigator & { deviceMemory?: number };
  if (navigator.hardwareConcurrency > few && deviceMemory > few) return;
  const leaveOut = () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@view-transition{navigation:none}');
    document.adoptedStyleSheets.push(sheet);
  };
  // Not immediately, because a new style sheet makes the browser recalculate all styles.
  document.addEventListener('pointerover', leaveOut, { once: true });
}
