/**
 * Lets a box turn the search key off and on again. Its value is the key of localStorage under which that is remembered;
 * the script of every page, src/scripts/page.ts, reads it there.
 */
export function offerKeySwitch(box: HTMLInputElement): void {
  try {
    box.checked = localStorage.getItem(box.value) !== 'off';
  } catch {
    // A browser that keeps nothing for sites refuses to be asked. The key does nothing then, and cannot be turned on.
    box.checked = false;
    box.disabled = true;
  }
  box.addEventListener('change', () => {
    try {
      if (box.checked) localStorage.removeItem(box.value);
      else localStorage.setItem(box.value, 'off');
    } catch {
      // A full storage can't remember that the key is off: it stays on.
      box.checked = true;
    }
  });
}
