import { type RefObject, useEffect } from 'react';
import { readDraft, tabStorage, writeDraft } from './draft.ts';
import { control, fieldNames } from './fields.ts';

function keep(form: HTMLFormElement | null): void {
  const storage = tabStorage();
  if (storage === undefined || form === null) return;
  // By name: what has fallen into the trap once shall not fall into it again after a reload.
  writeDraft(storage, Object.fromEntries(fieldNames.map((name) => [name, control(form, name).value])));
}

function forget(): void {
  const storage = tabStorage();
  if (storage !== undefined) writeDraft(storage, {});
}

/**
 * Keeps what is typed into the form as a draft, and puts it back when the visitor returns; words that stood in a field
 * before stay. The form is cleared (reset) once its message is sent, and so is the draft.
 * @returns what the form listens to it with
 */
export function useDraft(form: RefObject<HTMLFormElement | null>): { onInput: () => void; onReset: () => void } {
  useEffect(() => {
    const [storage, fields] = [tabStorage(), form.current];
    if (storage === undefined || fields === null) return;
    const draft = readDraft(storage);
    for (const name of fieldNames) control(fields, name).value ||= draft[name] ?? '';
    // Also what was typed before this script was there.
    keep(fields);
  }, [form]);

  useEffect(() => {
    // A browser that goes back may show the page as it was left; the message may have been sent on another since.
    const clearSent = ({ persisted }: PageTransitionEvent) => {
      const storage = tabStorage();
      if (persisted && storage !== undefined && Object.keys(readDraft(storage)).length === 0) form.current?.reset();
    };
    window.addEventListener('pageshow', clearSent);
    return () => {
      window.removeEventListener('pageshow', clearSent);
    };
  }, [form]);

  return {
    onInput: () => {
      keep(form.current);
    },
    onReset: forget,
  };
}
