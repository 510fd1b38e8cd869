/** Most approaches that can be compared at once. */
const MOST = 4;

/** Checks the boxes that an address names, and offers no more than four at a time. */
export function chooseByAddress(form: HTMLFormElement, search: string): void {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const chosen = new URLSearchParams(search);
  for (const box of boxes) if (chosen.has(box.name)) box.checked = true;
  const limit = () => {
    const isFull = boxes.filter(({ checked }) => checked).length >= MOST;
    for (const box of boxes) box.disabled = isFull && !box.checked;
  };
  limit();
  form.addEventListener('change', limit);
}
