/** Whether the visitor came from another page of this site. */
function cameFromWithin(): boolean {
  // Without a referrer, the result is the same as for this page itself: false.
  const { origin, pathname } = new URL(document.referrer || location.href);
  return origin === location.origin && pathname !== location.pathname;
}

/** The number of history steps back to the previous page, past this page's anchors; 0 in a new tab. */
function stepsBack(): number {
  // After an anchor it cannot be known how many there were.
  if (!('navigation' in window)) return location.hash === '' ? Math.min(1, history.length - 1) : 0;
  const { navigation } = window;
  const here = navigation.currentEntry?.index ?? 0;
  const before = navigation
    .entries()
    .slice(0, here)
    .findLastIndex((entry) => entry.url !== null && new URL(entry.url).pathname !== location.pathname);
  return before < 0 ? 0 : here - before;
}

/**
 * Handles a click on a `BackLink`. By default it leads to the parent list. For a visitor who came from within the site it
 * goes back in history instead, which restores the scroll position.
 */
export function goBackInHistory(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const steps = cameFromWithin() ? stepsBack() : 0;
  if (steps > 0) {
    event.preventDefault();
    history.go(-steps);
  }
}
