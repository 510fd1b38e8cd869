/** The form's fields in their order, by the names under which the provider's template takes them. */
export const fieldNames = ['from_name', 'reply_to', 'number', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];

/** What stands in the fields. */
export type Message = Record<FieldName, string>;

/** A field that people neither see nor reach: a machine fills it in. The name is none that a browser has a value for. */
export const trapName = 'leave_empty';

/** The control of a field in the form. */
export function control(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}
