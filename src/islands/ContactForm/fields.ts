/** A message as the provider's template takes it. The names are those of the form's fields. */
export interface Message {
  from_name: string;
  reply_to: string;
  number: string;
  message: string;
}

export type FieldName = keyof Message;

export const fieldNames = ['from_name', 'reply_to', 'number', 'message'] as const satisfies readonly FieldName[];

/** A field that people neither see nor reach: a machine fills it in. The name is none that a browser has a value for. */
export const trapName = 'leave_empty';

/** The control of a field in the form. */
export function control(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}
