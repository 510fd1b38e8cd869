import { type RefObject, type SyntheticEvent, useEffect } from 'react';
import { readDraft, writeDraft } from './draft.ts';
import { control, fieldNames } from './fields.ts';

function keep(form: HTMLFormElement): void {
  // By name: what has fallen into the trap once shall not fall into it again after a reload.
  writeDraft(Object.fromEntries(fieldNames.map((name) => [name, control(form, name).value])));
}

const isKept = () => Object.keys(readDraft()).length > 0;

/**
 * Keeps what is typed into the form as a draft, and puts it back when the visitor returns; words that stood in a field
 * before stay. The form is cleared (reset) once its message is sent, and so is the draft.
 * @returns what the form listens to it with
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const fields = form.current;
    if (fields === null) return;
    const draft = readDraft();
    for (const name of fieldNames) control(fields, name).value ||= draft[name] ?? '';
    // Also what was typed before this script was there.
    keep(fields);
  }, [form]);

  useEffect(() => {
    // A browser that goes back may show the page as it was left; the message may have been sent on another since. Where
    // nothing could be kept, nothing is known of that.
    let wasKept = false;
    const leave = () => {
      wasKept = isKept();
    };
    const clearSent = ({ persisted }: PageTransitionEvent) => {
      if (persisted && wasKept && !isKept()) form.current?.reset();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', clearSent);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', clearSent);
    };
  }, [form]);

  return {
    onInput: ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
      keep(currentTarget);
    },
    onReset: () => {
      writeDraft({});
    },
  };
}
