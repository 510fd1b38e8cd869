import type { EntryPlace, TextPlace } from '../findings/desk-findings.ts';
import type { DeskFields } from '../fields/desk-field.ts';

/** Where in an entry somebody wants to go. */
export interface Goal {
  place: EntryPlace | undefined;
  field?: string | undefined;
  inText?: Pick<TextPlace, 'part'> | undefined;
}

/** What a writer sees of a field’s way: labels, and places of items in a list from 0. */
export type Way = readonly (string | number)[];

/** The way to a field through the form, such as “Months”, 4; the fields of an item are behind it. */
export function wayTo(field: string, fields: DeskFields): Way {
  const [name = '', ...rest] = field.split('.');
  const described = fields[name];
  if (described === undefined) return [];
  const [next] = rest;
  if (described.kind === 'group') return [described.label, ...wayTo(rest.join('.'), described.fields)];
  return described.kind === 'list' && next !== undefined ? [described.label, Number(next)] : [described.label];
}

const controls = 'input, textarea, button, [role="textbox"], [role="row"]';

const textOf = (element: Element) => element.textContent.replace('*', '').trim();

/** The control or the group that bears a label, by what says so to a screen reader. */
function labelled(within: ParentNode, label: string): Element | undefined {
  return [...within.querySelectorAll('label, legend, [id]')]
    .filter((element) => textOf(element) === label && element.children.length < 3)
    .map(
      (element) =>
        // The form is in another frame, where a label is no HTMLLabelElement of this one.
        (element as Partial<HTMLLabelElement>).control ??
        within.querySelector(`[aria-labelledby~="${CSS.escape(element.id)}"]`) ??
        element.parentElement,
    )
    .find((found) => found !== null);
}

/** The control at the end of a way; undefined where the form does not have it. */
function controlAt(page: Document, way: Way): HTMLElement | undefined {
  let end: Element = page.body;
  for (const step of way) {
    const next = typeof step === 'number' ? (end.querySelectorAll('[role="row"]')[step] ?? end) : labelled(end, step);
    if (next === undefined) return undefined;
    end = next;
  }
  if (end === page.body) return undefined;
  return (end.matches(controls) ? end : end.querySelector(controls)) as HTMLElement | undefined;
}

/**
 * Shows the place of a finding in the editor: its field by the field's label, or the part of the text.
 *
 * @param way to the field; undefined for the text
 * @returns what now has the focus; undefined where there is no such place yet
 */
export function showInEngine(
  page: Document,
  { inText }: Pick<Goal, 'inText'>,
  way: Way | undefined,
): HTMLElement | undefined {
  const text = page.querySelector<HTMLElement>('[contenteditable="true"]');
  const block = way === undefined ? text?.children[inText?.part ?? 0] : undefined;
  const control = way === undefined ? text : controlAt(page, way);
  if (!control || (way === undefined && block === undefined)) return undefined;
  // The keys go to the editor's frame before they go to a place in it.
  (page.defaultView?.frameElement as HTMLElement | null | undefined)?.focus();
  control.focus();
  if (block !== undefined) page.getSelection()?.collapse(block, 0);
  (block ?? control).scrollIntoView({ block: 'center' });
  // What nobody can scroll moves as well, and nobody could move it back.
  for (let around = control.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'hidden') around.scrollTop = 0;
  }
  return control;
}
