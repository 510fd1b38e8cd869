import { type SubmitEvent, useRef } from 'react';

/**
 * Sends a form’s values, with the button that was pressed; the form stays filled in. Nothing is sent while a request is
 * pending: the second would find the result of the first, and report that there is nothing to do, or a conflict.
 */
export function useSubmit(send: (form: FormData) => Promise<void>) {
  const isOnItsWay = useRef(false);
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    void send(new FormData(event.currentTarget, event.nativeEvent.submitter)).finally(() => {
      isOnItsWay.current = false;
    });
  };
}

/** A field of text, without spaces around it. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
