import type { RefObject } from 'react';
import { CANNOT_SAVE } from '../fields/label.ts';
import { useInFrame } from './use-in-frame.ts';

/** A field of the editor’s form for which it does not save. */
export interface RefusedField {
  label: string;
  /** What the editor says below the field. */
  words: string;
}

/** The words that stand for an attribute of references, such as `aria-describedby`. */
const named = (control: Element, attribute: string): string[] =>
  (control.getAttribute(attribute)?.split(/\s+/) ?? []).flatMap(
    (id) => control.ownerDocument.getElementById(id)?.textContent ?? [],
  );

const LIST = '[role="group"]:has(> [role="grid"])';

/** Whether a list has too few items, or too many: the editor says so behind them. */
function isWrongList(list: Element): boolean {
  const words = list.ownerDocument.getElementById(list.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
  const items = list.querySelector('[role="grid"]');
  return words !== null && items?.compareDocumentPosition(words) === Node.DOCUMENT_POSITION_FOLLOWING;
}

/** The form tells a screen reader which they are; of a list and its items it only shows that. */
const controlsIn = (page: Document) =>
  [...page.querySelectorAll<HTMLElement>(`[aria-invalid="true"], ${LIST}, [role="row"]`)].filter((control) => {
    if (control.matches('[role="row"]')) return control.textContent.includes(CANNOT_SAVE);
    return !control.matches(LIST) || isWrongList(control);
  });

/** Goes to one of the fields, by its place among them: several may have one label, as items of a list do. */
export function goToRefused(page: Document, place: number): void {
  // The keys go to the editor's frame before they go to a place in it.
  (page.defaultView?.frameElement as HTMLElement | null | undefined)?.focus();
  const control = controlsIn(page)[place];
  (control?.matches(LIST) === true ? control.querySelector('button') : control)?.focus();
}

function refusedIn(page: Document): RefusedField[] {
  return controlsIn(page).map((control) => {
    const [item = '', trouble] = control.textContent.split(CANNOT_SAVE);
    if (trouble !== undefined && control.matches('[role="row"]')) return { label: item, words: trouble };
    const label = control.getAttribute('aria-label') ?? named(control, 'aria-labelledby')[0] ?? '';
    return { label: label.replace('*', '').trim(), words: named(control, 'aria-describedby').at(-1) ?? '' };
  });
}

/** Follows which fields keep the editor from saving: it says so below each alone, which may be out of sight. */
export const useRefusedFields = (frame: RefObject<HTMLIFrameElement | null>): readonly RefusedField[] =>
  useInFrame(frame, refusedIn, 'aria-invalid aria-describedby') ?? [];
