/** Maximum number of approaches to compare at once: with more, the columns are too narrow to read. */
const MAX_CHOSEN = 4;

/** What to announce for this many checked boxes, for people who cannot see the table change. */
function remark(count: number): string {
  if (count === 1) return 'Choose another to compare it with.';
  if (count < MAX_CHOSEN) return count === 0 ? '' : `${count} approaches are shown.`;
  return `${count} approaches are shown, the maximum. Clear one to choose another.`;
}

/**
 * Copies the page’s address, like the fee calculator: code that a page shares with an island would be a file of its own,
 * and the page would load it at once.
 *
 * @returns what to say; browsers have no clipboard without a secure connection
 */
async function copyAddress(): Promise<string> {
  try {
    await navigator.clipboard.writeText(location.href);
    return 'Link copied.';
  } catch {
    return 'Copying was not allowed. Copy the page’s address instead.';
  }
}

/**
 * Checks the boxes named in the page’s address and names there those that a visitor checks, allows at most four at a
 * time, and asks for a second one if only one is checked. The style sheet shows the columns of the checked boxes.
 *
 * @param choice the form of a `Comparison`
 */
export function followChoice(choice: HTMLFormElement): void {
  const boxes = [...choice.elements].filter((element) => element instanceof HTMLInputElement);
  const output = choice.elements.namedItem('remark');
  const chosen = new URLSearchParams(location.search);
  for (const box of boxes.filter(({ name }) => chosen.has(name)).slice(0, MAX_CHOSEN)) box.checked = true;
  const limit = () => {
    const count = boxes.filter(({ checked }) => checked).length;
    for (const box of boxes) box.disabled = count >= MAX_CHOSEN && !box.checked;
    if (output instanceof HTMLOutputElement) output.value = remark(count);
  };
  choice.addEventListener('change', () => {
    limit();
    const query = boxes.flatMap(({ checked, name, value }) => (checked ? `${name}=${value}` : [])).join('&');
    history.replaceState(history.state, '', `${location.pathname}${query && '?'}${query}`);
  });
  // The address already holds the choice. Without this script, the form puts it there.
  choice.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!(output instanceof HTMLOutputElement)) return;
    // Cleared first, because screen readers announce the same text again only if it was gone in between.
    output.value = '';
    void copyAddress().then((said) => {
      // In a later frame, because without HTTPS copying fails at once.
      requestAnimationFrame(() => {
        output.value = said;
      });
    });
  });
  // Now, and when a browser returns to the page, because it may have restored other checkboxes.
  window.addEventListener('pageshow', limit);
}
