/**
 * Copies the page’s address, and says whether it was copied; browsers have no clipboard without a secure connection.
 *
 * @param say sets the text of a live region
 */
export async function copyLink(say: (words: string) => void): Promise<void> {
  // Cleared first, because screen readers announce the same text again only if it was gone in between.
  say('');
  let said = 'Link copied.';
  try {
    await navigator.clipboard.writeText(location.href);
  } catch {
    said = 'Copying was not allowed. Copy the page’s address instead.';
  }
  // In a later frame, because copying can be refused at once.
  requestAnimationFrame(() => {
    setTimeout(say, 0, said);
  });
}
