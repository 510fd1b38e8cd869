/** Where in an entry somebody wants to go. */
export interface Goal {
  /** The entry’s file. */
  file: string;
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

/** The first control that has a label. */
const labelled = (page: Document, label: string): HTMLElement | undefined =>
  [...page.querySelectorAll('label, legend, [id]')]
    .filter((element) => textOf(element) === label && element.children.length < 3)
    .map((element) => controlOf(element, page))
    .find((found) => found !== undefined);

/**
 * Shows the place of a finding in the editor: its field by the field's label, or the part of the text.
 *
 * @param label of the outermost field
 * @returns what now has the focus; undefined where there is no such place yet
 */
export function showInEngine(
  page: Document,
  { part }: Pick<Goal, 'part'>,
  label: string | undefined,
): HTMLElement | undefined {
  const text = page.querySelector<HTMLElement>('[contenteditable="true"]');
  const block = text?.children[part ?? 0];
  const control = label === undefined ? text : labelled(page, label);
  if (!control || (label === undefined && block === undefined)) return undefined;
  // The keys go to the editor's frame before they go to a place in it.
  (page.defaultView?.frameElement as HTMLElement | null | undefined)?.focus();
  control.focus();
  if (label === undefined && block !== undefined) page.getSelection()?.collapse(block, 0);
  (label === undefined ? block : control)?.scrollIntoView({ block: 'center' });
  return control;
}
