/**
 * A box that turns the search key off and on again. Its value is where the wish is kept, in the visitor's own browser.
 * What reads the wish stands in the script of every page, page.ts.
 */
export function offerKeySwitch(box: HTMLInputElement): void {
  box.checked = localStorage.getItem(box.value) !== 'off';
  box.addEventListener('change', () => {
    if (box.checked) localStorage.removeItem(box.value);
    else localStorage.setItem(box.value, 'off');
  });
}
