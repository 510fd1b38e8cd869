/**
 * A box that turns a single key off and on again. Its value is where the wish is kept, in the visitor's own browser.
 * What reads the wish stands in a script of its own on every page, see search-key.ts.
 */
export function offerKeySwitch(box: HTMLInputElement): void {
  box.checked = localStorage.getItem(box.value) !== 'off';
  box.addEventListener('change', () => {
    if (box.checked) localStorage.removeItem(box.value);
    else localStorage.setItem(box.value, 'off');
  });
}
