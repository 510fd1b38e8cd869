import { type SubmitEvent, useRef } from 'react';

/**
 * Sends what a form was filled in with, and the button that sent it; the form keeps it all. Not once more while it is on its
 * way: the second would find the work of the first, and say that there is nothing to do or something in its place.
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
