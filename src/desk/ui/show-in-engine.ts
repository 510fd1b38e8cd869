/** Where in an entry somebody wants to go. */
export interface Goal {
  field?: string | undefined;
  part?: number | undefined;
}

const textOf = (element: Element) => element.textContent.replace('*', '').trim();

/** The form's control of a label, by what says so to a screen reader. */
function controlOf(label: Element, page: Document): HTMLElement | undefined {
  const byFor = label.getAttribute('for');
  const id = label.id;
  const byLabel = id === '' ? undefined : page.querySelector<HTMLElement>(`[aria-labelledby~="${CSS.escape(id)}"]`);
  const own = byFor === null ? undefined : page.getElementById(byFor);
  return (
    own ??
    byLabel ??
    label.parentElement?.querySelector<HTMLElement>('input, textarea, button, [role="textbox"]') ??
    undefined
  );
}

/**
 * Shows the place of a finding in the editor: its field by the field's label, or the part of the text.
 *
 * @param label of the outermost field
 * @returns whether there is such a place
 */
export function showInEngine(page: Document, { part }: Goal, label: string | undefined): boolean {
  // The keys go to the editor's frame before they go to a place in it.
  (page.defaultView?.frameElement as HTMLElement | null | undefined)?.focus();
  if (label !== undefined) {
    const labels = [...page.querySelectorAll('label, legend, [id]')].filter(
      (element) => textOf(element) === label && element.children.length < 3,
    );
    const control = labels.map((element) => controlOf(element, page)).find((found) => found !== undefined);
    const place = control ?? labels[0];
    place?.scrollIntoView({ block: 'center' });
    control?.focus();
    return place !== undefined;
  }
  const text = page.querySelector<HTMLElement>('[role="textbox"][contenteditable="true"], [contenteditable="true"]');
  const block = text?.children[part ?? 0];
  if (!(block instanceof (page.defaultView?.HTMLElement ?? HTMLElement))) return false;
  text?.focus();
  page.getSelection()?.collapse(block, 0);
  block.scrollIntoView({ block: 'center' });
  return true;
}
