import { type ComponentSchema, fields } from '@keystatic/core';
import type { Choice, DeskField, DeskFields } from '../../../src/desk/fields/desk-field.ts';
import { fileField } from './file-field.tsx';
import { type ItemProps, itemLabel } from './item-label.ts';
import { toldNumber } from './number-input.tsx';

/** The option for “nothing chosen”, for which Keystatic has no value. */
const nothing: Choice = { value: '', label: '–' };

/** The label and description of a field. */
const common = ({ label, description }: DeskField) => ({ label, ...(description !== undefined && { description }) });

/** Leaves out undefined bounds, which Keystatic does not accept. */
export const boundsOf = ({ min, max }: { min?: number | undefined; max?: number | undefined }) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

function textField(field: Extract<DeskField, { kind: 'text' }>) {
  const { isRequired, isLong, pattern, description = field.label } = field;
  // An optional field may be empty, which the pattern itself would not allow.
  const regex = pattern === undefined ? undefined : new RegExp(isRequired ? pattern : `^$|${pattern}`);
  const validation = {
    isRequired,
    length: boundsOf(field),
    ...(regex && { pattern: { regex, message: description } }),
  };
  return fields.text({ ...common(field), multiline: isLong, validation });
}

function numberField(field: Extract<DeskField, { kind: 'number' }>) {
  const { isRequired, isWhole, initial } = field;
  const validation = { isRequired, ...boundsOf(field) };
  const shared = { ...common(field), ...(typeof initial === 'number' && { defaultValue: initial }) };
  return isWhole
    ? toldNumber(fields.integer({ ...shared, validation }))
    : toldNumber(fields.number({ ...shared, step: 0.01, validation: { ...validation, step: false } }));
}

/** A checkbox whose initial value in a new entry can differ from its value in a file that does not have the field. */
function checkField(field: Extract<DeskField, { kind: 'check' }>) {
  const isUsual = field.default === true;
  const check = fields.checkbox({ ...common(field), defaultValue: isUsual });
  return { ...check, defaultValue: () => (field.initial ?? isUsual) === true };
}

function dateField(field: Extract<DeskField, { kind: 'date' }>) {
  const { isRequired, initial } = field;
  return fields.date({
    ...common(field),
    validation: { isRequired },
    ...(typeof initial === 'string' && { defaultValue: initial }),
  });
}

function choiceField(field: Extract<DeskField, { kind: 'choice' }>) {
  const options = field.isRequired && field.choices.length > 0 ? field.choices : [nothing, ...field.choices];
  const usual = options.find(({ value }) => value === field.default) ?? options[0] ?? nothing;
  const select = fields.select({ ...common(field), options: [...options], defaultValue: usual.value });
  // “Nothing chosen” is left out of files and of a component's attributes.
  return { ...select, serialize: (value: string) => ({ value: value === nothing.value ? undefined : value }) };
}

function listField(field: Extract<DeskField, { kind: 'list' }>): ComponentSchema {
  const { of } = field;
  const item = keystaticField(of);
  return fields.array(item, {
    ...common(field),
    validation: { length: boundsOf(field) },
    itemLabel: (props) => itemLabel(of.label, item, props as ItemProps),
  });
}

/** Converts a field of the desk to Keystatic's form. */
function keystaticField(field: DeskField): ComponentSchema {
  switch (field.kind) {
    case 'text':
      return textField(field);
    case 'number':
      return numberField(field);
    case 'check':
      return checkField(field);
    case 'date':
      return dateField(field);
    case 'choice':
      return choiceField(field);
    case 'picture':
    case 'pdf':
      return fileField(field.kind, common(field));
    case 'group':
      return fields.object(keystaticFields(field.fields), common(field));
    case 'list':
      return listField(field);
  }
}

/** Converts fields of the desk to Keystatic's form, under the same names. */
export const keystaticFields = (all: DeskFields): Record<string, ComponentSchema> =>
  Object.fromEntries(Object.entries(all).map(([name, field]) => [name, keystaticField(field)]));
