/** Whether the visitor came to this page from another page of this site. */
function cameFromWithin(): boolean {
  if (document.referrer === '') return false;
  const referrer = new URL(document.referrer);
  return referrer.origin === location.origin && referrer.pathname !== location.pathname;
}

/** Steps from here back to the entry before this page, past its own anchors; 1 where the browser can't tell. */
function stepsBack(): number {
  if (!('navigation' in window)) return 1;
  const { navigation } = window;
  const here = navigation.currentEntry?.index ?? 0;
  const before = navigation
    .entries()
    .slice(0, here)
    .findLastIndex((entry) => entry.url !== null && new URL(entry.url).pathname !== location.pathname);
  return before === -1 ? 1 : here - before;
}

/**
 * A Back link goes to its parent list by itself. For a visitor who came from within the site it goes back to that
 * very place, with its scroll position.
 */
export function goBackWhereVisitorCameFrom(): void {
  document.addEventListener('click', (event) => {
    const plainClick = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const isOnLink = (event.target as Element).closest('a[data-back]') !== null;
    if (!isOnLink || !plainClick || !cameFromWithin()) return;
    event.preventDefault();
    history.go(-stepsBack());
  });
}
