/** The form's fields in order, named as the provider's template expects them. */
export const fieldNames = ['from_name', 'reply_to', 'number', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];

/** The values of the fields. */
export type Message = Record<FieldName, string>;

/** The honeypot: a field that people cannot see or reach. Browsers have no autofill value for this name. */
export const trapName = 'leave_empty';

/** The form control with this name. */
export function control(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}
