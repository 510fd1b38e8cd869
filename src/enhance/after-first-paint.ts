/**
 * Runs a task once the first view is on the screen, which it then can't hold up. In a tab that nobody sees yet that is
 * when somebody comes to it. Browsers tell of a first paint too, but Firefox not where a page opens in its middle.
 */
export function afterFirstPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
