/**
 * Lets a checkbox turn the search key off and on again. Its value is the localStorage key under which that is stored;
 * search-key.ts, which runs on every page, reads it there.
 */
export function offerKeySwitch(box: HTMLInputElement): void {
  try {
    box.checked = localStorage.getItem(box.value) !== 'off';
  } catch {
    // A browser that blocks storage throws. Then the key does nothing, and cannot be turned on.
    box.checked = false;
    box.disabled = true;
  }
  box.addEventListener('change', () => {
    try {
      if (box.checked) localStorage.removeItem(box.value);
      else localStorage.setItem(box.value, 'off');
    } catch {
      // A full storage cannot store that the key is off, so it stays on.
      box.checked = true;
    }
  });
}
