import type { SubmitEvent } from 'react';

/** What a form was filled in with, and the button that sent it; the form keeps it all. */
export function formOf(event: SubmitEvent<HTMLFormElement>): FormData {
  event.preventDefault();
  return new FormData(event.currentTarget, event.nativeEvent.submitter);
}

/** A field of text, without spaces around it. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
