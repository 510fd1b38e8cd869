import { type RefObject, type SyntheticEvent, useEffect } from 'react';
import { readDraft, writeDraft } from './draft.ts';
import { fieldNames } from '../../lib/firm/message-fields.ts';
import { control } from './fields.ts';

function store(form: HTMLFormElement): void {
  // By name, so that a filled honeypot is not restored after a reload.
  writeDraft(Object.fromEntries(fieldNames.map((name) => [name, control(form, name).value])));
}

const hasDraft = () => Object.keys(readDraft()).length > 0;

/**
 * Stores what is typed into the form as a draft, and restores it into empty fields when the visitor returns. Resetting
 * the form, once its message is sent, clears the draft.
 * @returns the event handlers for the form
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const fields = form.current;
    if (fields === null) return;
    const draft = readDraft();
    for (const name of fieldNames) control(fields, name).value ||= draft[name] ?? '';
    // Includes what was typed before hydration.
    store(fields);

    // The back/forward cache restores the page as it was, although more may have been typed on another page since, or
    // the message sent. The draft is gone then; without a working storage there is no way to tell.
    let hadDraft = false;
    const leave = () => {
      hadDraft = hasDraft();
    };
    const catchUp = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !hadDraft) return;
      const latest = readDraft();
      if (hasDraft()) for (const name of fieldNames) control(fields, name).value = latest[name] ?? '';
      else fields.reset();
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', catchUp);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', catchUp);
    };
  }, [form]);

  return {
    onInput: ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
      store(currentTarget);
    },
    onReset: () => {
      writeDraft({});
    },
  };
}
