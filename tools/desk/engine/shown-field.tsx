import type { FormField } from '@keystatic/core';
import { useEffect, useRef } from 'react';
import { markOf, NO_FILE, shownIn, TAKE } from '../../../src/desk/save/shown.ts';

interface ShownInputProps {
  value: string;
  onChange: (value: string) => void;
}

/** Shows the desk around the editor which state of the file this form shows. */
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
 * Holds which state of its file a form shows. It comes with the file, stays in a draft, and goes along with whatever is
 * saved; and as if it named a file of the entry, also with what is deleted. In a list it stands for the day of the entry.
 *
 * @param versions what the desk says of the day of each file
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
  Input: (props) => (
    <ShownInput
      value={props.value}
      onChange={(value) => {
        props.onChange(value);
      }}
    />
  ),
});
