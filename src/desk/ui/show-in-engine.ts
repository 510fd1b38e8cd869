import type { EntryPlace, TextPlace } from '../findings/desk-findings.ts';
import type { DeskFields } from '../fields/desk-field.ts';

/** A place in an entry to go to. */
export interface Goal {
  place: EntryPlace | undefined;
  field?: string | undefined;
  inText?: Pick<TextPlace, 'part' | 'mark'> | undefined;
}

/** The path to a field as a writer sees it: labels, and indices of list items, from 0. */
type Way = readonly (string | number)[];

/** The path to a field through the form, such as “Months”, 4; it ends at a list item, whose fields open from there. */
function wayTo(field: string, fields: DeskFields): Way {
  const [name = '', ...rest] = field.split('.');
  const described = fields[name];
  if (described === undefined) return [];
  const [next] = rest;
  if (described.kind === 'group') return [described.label, ...wayTo(rest.join('.'), described.fields)];
  return described.kind === 'list' && next !== undefined ? [described.label, Number(next)] : [described.label];
}

const controls = 'input, textarea, button, [role="textbox"], [role="row"]';

const textOf = (element: Element) => element.textContent.replace('*', '').trim();

/** The control or group with a label, found as a screen reader does it: docs/upstream/keystatic-typing.md. */
function labelled(within: ParentNode, label: string): Element | undefined {
  return [...within.querySelectorAll('label, legend, [id]')]
    .filter((element) => textOf(element) === label && element.children.length < 3)
    .map(
      (element) =>
        // The form is in another frame, so its label is not an instance of this frame’s HTMLLabelElement.
        (element as Partial<HTMLLabelElement>).control ??
        within.querySelector(`[aria-labelledby~="${CSS.escape(element.id)}"]`) ??
        element.parentElement,
    )
    .find((found) => found !== null);
}

/** The control at the end of a path; undefined if the form does not have it. */
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

/** The range of some words in a part of the text; its beginning if they are not there. */
function rangeOf(block: Element, words: string | undefined): Range {
  const page = block.ownerDocument;
  const range = page.createRange();
  range.setStart(block, 0);
  const at = words ? block.textContent.indexOf(words) : -1;
  if (!words || at < 0) return range;
  const nodes = page.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const { length } = node.nodeValue ?? '';
    if (at >= before && at < before + length) range.setStart(node, at - before);
    const end = at + words.length;
    if (end > before && end <= before + length) range.setEnd(node, end - before);
    before += length;
  }
  return range;
}

/** Gives the focus to the editor’s frame, before which no element in it can get key presses. */
export function focusFrame(page: Document): void {
  (page.defaultView?.frameElement as HTMLElement | null | undefined)?.focus();
}

/**
 * Shows the place of a finding in the editor: its field by the field's label, or the part of the text, in
 * which the words that it is about are selected.
 *
 * @param fields of the entry’s form
 * @returns the element that now has the focus; undefined if there is no such place yet
 */
export function showInEngine(
  page: Document,
  { field, inText }: Omit<Goal, 'place'>,
  fields: DeskFields,
): HTMLElement | undefined {
  const way = field === undefined ? undefined : wayTo(field, fields);
  const text = page.querySelector<HTMLElement>('[contenteditable="true"]');
  const block = way === undefined ? text?.children[inText?.part ?? 0] : undefined;
  const control = way === undefined ? text : controlAt(page, way);
  if (!control || (way === undefined && block === undefined)) return undefined;
  focusFrame(page);
  control.focus();
  if (block !== undefined) {
    const { startContainer, startOffset, endContainer, endOffset } = rangeOf(block, inText?.mark);
    page.getSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset);
  }
  (block ?? control).scrollIntoView({ block: 'center' });
  // scrollIntoView also moves containers that users cannot scroll, and so could not move back.
  for (let around = control.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'hidden') around.scrollTop = 0;
  }
  return control;
}
