import type { RefObject } from 'react';
import { CANNOT_SAVE } from '../fields/label.ts';
import { focusFrame } from './show-in-engine.ts';
import { useInFrame } from './use-in-frame.ts';

/** A field that keeps the editor’s form from being saved. */
export interface RefusedField {
  label: string;
  /** What the editor says below the field. */
  words: string;
}

/** The texts that an attribute with ids refers to, such as `aria-describedby`. */
const named = (control: Element, attribute: string): string[] =>
  (control.getAttribute(attribute)?.split(/\s+/) ?? []).flatMap(
    (id) => control.ownerDocument.getElementById(id)?.textContent ?? [],
  );

const LIST = '[role="group"]:has(> [role="grid"])';

/** Whether a list has too few or too many items: the editor says so below them. */
function isWrongList(list: Element): boolean {
  const words = list.ownerDocument.getElementById(list.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
  const items = list.querySelector('[role="grid"]');
  return words !== null && items?.compareDocumentPosition(words) === Node.DOCUMENT_POSITION_FOLLOWING;
}

/** The form marks invalid fields for screen readers, but only shows a message for lists and their items. */
const controlsIn = (page: Document) =>
  [...page.querySelectorAll<HTMLElement>(`[aria-invalid="true"], ${LIST}, [role="row"]`)].filter((control) => {
    if (control.matches('[role="row"]')) return control.textContent.includes(CANNOT_SAVE);
    return !control.matches(LIST) || isWrongList(control);
  });

/** Goes to one of the fields, by its index, because several may share a label, as items of a list do. */
export function goToRefused(page: Document, place: number): void {
  focusFrame(page);
  const control = controlsIn(page)[place];
  (control?.matches(LIST) === true ? control.querySelector('button') : control)?.focus();
}

/** Whether it has a day that does not exist, such as 31 February: the editor takes it for an empty field. */
const isImpossible = ({ type, validity }: Partial<HTMLInputElement>): boolean =>
  type === 'date' && validity?.badInput === true;

function refusedIn(page: Document): RefusedField[] {
  return controlsIn(page).map((control) => {
    const [item = '', trouble] = control.textContent.split(CANNOT_SAVE);
    if (trouble !== undefined && control.matches('[role="row"]')) return { label: item, words: trouble };
    const label = control.getAttribute('aria-label') ?? named(control, 'aria-labelledby')[0] ?? '';
    const words = isImpossible(control) ? 'There is no such day.' : (named(control, 'aria-describedby').at(-1) ?? '');
    return { label: label.replace('*', '').trim(), words };
  });
}

/**
 * Observes which fields keep the editor from saving: it only says so below each, which may be out of view
 * (docs/upstream/keystatic-typing.md).
 */
export const useRefusedFields = (frame: RefObject<HTMLIFrameElement | null>): readonly RefusedField[] =>
  useInFrame(frame, refusedIn, 'aria-invalid aria-describedby') ?? [];
