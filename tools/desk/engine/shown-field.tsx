import type { FormField } from '@keystatic/core';
import { useEffect, useRef } from 'react';
import { markOf, NO_FILE, shownIn, TAKE } from '../../../src/desk/save/shown.ts';

interface ShownInputProps {
  value: string;
  onChange: (value: string) => void;
}

/** Exposes to the desk which version of the file this form shows: docs/upstream/keystatic-typing.md. */
function ShownInput({ value, onChange }: ShownInputProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = place.current;
    const take = (event: Event) => {
      onChange((event as CustomEvent<string>).detail);
    };
    element?.addEventListener(TAKE, take);
    return () => {
      element?.removeEventListener(TAKE, take);
    };
  }, [onChange]);
  return <span ref={place} hidden data-shown={value} />;
}

const parse = (value: unknown) => (typeof value === 'string' ? value : NO_FILE);

/**
 * Holds the version of the file that a form shows. It is loaded with the file, kept in drafts and sent with every save;
 * because it poses as a file of the entry, it is sent with deletions as well. In a list it shows the entry's day.
 *
 * @param versions the text that the desk shows for the day of each file
 */
export const shownField = (versions: ReadonlyMap<string, string>): FormField<string, string, string> => ({
  kind: 'form',
  label: 'Day',
  formKind: 'asset',
  defaultValue: () => NO_FILE,
  filename: (value) => {
    const shown = shownIn(value);
    return shown && markOf(shown);
  },
  parse,
  serialize: (value) => ({ value, asset: undefined }),
  validate: (value) => value,
  reader: { parse: (value) => versions.get(shownIn(value)?.file ?? '') ?? '' },
  Input: ShownInput,
});
