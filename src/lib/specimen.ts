/** Whether a field’s value is an invented example: the field itself, or a group that contains it, is listed. */
export const isSpecimen = (specimenFields: readonly string[], field: string) =>
  specimenFields.some((listed) => field === listed || field.startsWith(`${listed}.`));
