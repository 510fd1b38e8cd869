import type { SubmitEvent } from 'react';
import { useOnce } from './use-once.ts';

/** Sends a form’s values once, with the button that was pressed; the form stays filled in. */
export function useSubmit(send: (form: FormData) => Promise<void>) {
  const sendOnce = useOnce(send);
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    sendOnce(new FormData(event.currentTarget, event.nativeEvent.submitter));
  };
}

/** A field of text, without spaces around it. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
