import { type RefObject, useCallback, useRef, useSyncExternalStore } from 'react';

/**
 * Tracks the text of an uncontrolled field from hydration on, including what was typed before.
 * @param start the field's initial text
 * @returns a ref for the field, and its text
 */
export function useFieldText(start: string): readonly [RefObject<HTMLInputElement | null>, string] {
  const field = useRef<HTMLInputElement>(null);
  const subscribe = useCallback((changed: () => void) => {
    const input = field.current;
    input?.addEventListener('input', changed);
    return () => {
      input?.removeEventListener('input', changed);
    };
  }, []);
  const text = useSyncExternalStore(
    subscribe,
    () => field.current?.value ?? start,
    () => start,
  );
  return [field, text];
}
