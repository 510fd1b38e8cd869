import type { RefObject } from 'react';
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

/** The form tells a screen reader which they are. */
const controlsIn = (page: Document) => [...page.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];

/** Goes to one of the fields, by its place among them: several may have one label, as items of a list do. */
export function goToRefused(page: Document, place: number): void {
  // The keys go to the editor's frame before they go to a place in it.
  (page.defaultView?.frameElement as HTMLElement | null | undefined)?.focus();
  controlsIn(page)[place]?.focus();
}

function refusedIn(page: Document): RefusedField[] {
  return controlsIn(page).map((control) => ({
    label: (control.getAttribute('aria-label') ?? named(control, 'aria-labelledby')[0] ?? '').replace('*', '').trim(),
    words: named(control, 'aria-describedby').at(-1) ?? '',
  }));
}

/** Follows which fields keep the editor from saving: it says so below each alone, which may be out of sight. */
export const useRefusedFields = (frame: RefObject<HTMLIFrameElement | null>): readonly RefusedField[] =>
  useInFrame(frame, refusedIn, 'aria-invalid aria-describedby') ?? [];
