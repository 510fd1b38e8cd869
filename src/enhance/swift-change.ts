/** Cores, and gigabytes of memory, up to which a device takes long to draw two pages at once. */
const FEW = 4;

/** Not in every browser; rounded to a power of two. */
type WithMemory = Navigator & { deviceMemory?: number };

/**
 * Leaves out the passage from one page to the next on a slow device: to draw both takes it a fifth of a second, in which
 * the page that was made ahead (src/layouts/Page.astro) could be there already.
 */
export function changeSwiftly(root: Document, device: WithMemory): void {
  if (device.hardwareConcurrency > FEW && (device.deviceMemory ?? Infinity) > FEW) return;
  const leaveOut = () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@view-transition{navigation:none}');
    root.adoptedStyleSheets.push(sheet);
  };
  // Not at once: another sheet makes the browser work out all styles again.
  root.addEventListener('pointerover', leaveOut, { once: true });
}
