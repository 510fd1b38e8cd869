import { type RefObject, useCallback, useRef, useSyncExternalStore } from 'react';

/**
 * The text that stands in an uncontrolled field, from the moment on that React is there: also what was typed before.
 * @param start what the field opens with
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
