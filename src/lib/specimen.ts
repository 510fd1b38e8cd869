/** Whether a field’s value is an invented example: the field itself, or a group that contains it, is listed. */
export const isSpecimen = (specimenFields: readonly string[], field: string) =>
  specimenFields.some((listed) => field === listed || field.startsWith(`${listed}.`));

/** Whether any value in a group of fields, such as `contact`, is an invented example. */
export const hasSpecimen = (specimenFields: readonly string[], group: string) =>
  isSpecimen(specimenFields, group) || specimenFields.some((listed) => listed.startsWith(`${group}.`));
