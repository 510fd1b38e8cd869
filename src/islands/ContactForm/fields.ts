/** The honeypot: a field that people cannot see or reach. Browsers have no autofill value for this name. */
export const honeypotName = 'leave_empty';

/** The form control with this name. */
export function control(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}
