import { type ComponentSchema, fields } from '@keystatic/core';
import type { Choice, DeskField, DeskFields } from '../../../src/desk/fields/desk-field.ts';
import { fileField } from './file-field.tsx';
import { type ItemProps, itemLabel } from './item-label.ts';
import { toldNumber } from './number-input.tsx';

/** What stands for “nothing chosen”, which Keystatic has no value for. */
const nothing: Choice = { value: '', label: '–' };

/** What is said below a field, besides what the schema says. */
const common = ({ label, description }: DeskField) => ({ label, ...(description !== undefined && { description }) });

/** What Keystatic takes for bounds, which it does not take for undefined. */
export const boundsOf = ({ min, max }: { min?: number | undefined; max?: number | undefined }) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

function textField(field: Extract<DeskField, { kind: 'text' }>) {
  const { isRequired, isLong, pattern, description = field.label } = field;
  // An empty field that may be left out fits no pattern, and is right.
  const regex = pattern === undefined ? undefined : new RegExp(isRequired ? pattern : `^$|${pattern}`);
  const validation = {
    isRequired,
    length: boundsOf(field),
    ...(regex && { pattern: { regex, message: description } }),
  };
  return fields.text({ ...common(field), multiline: isLong, validation });
}

function numberField(field: Extract<DeskField, { kind: 'number' }>) {
  const { isRequired, isWhole, begins } = field;
  const validation = { isRequired, ...boundsOf(field) };
  const shared = { ...common(field), ...(typeof begins === 'number' && { defaultValue: begins }) };
  return isWhole
    ? toldNumber(fields.integer({ ...shared, validation }))
    : toldNumber(fields.number({ ...shared, step: 0.01, validation: { ...validation, step: false } }));
}

/** A box that is ticked in a new entry is not in one whose file says nothing of it. */
function checkField(field: Extract<DeskField, { kind: 'check' }>) {
  const isUsual = field.default === true;
  const check = fields.checkbox({ ...common(field), defaultValue: isUsual });
  return { ...check, defaultValue: () => (field.begins ?? isUsual) === true };
}

function dateField(field: Extract<DeskField, { kind: 'date' }>) {
  const { isRequired, begins } = field;
  return fields.date({
    ...common(field),
    validation: { isRequired },
    ...(typeof begins === 'string' && { defaultValue: begins }),
  });
}

function choiceField(field: Extract<DeskField, { kind: 'choice' }>) {
  const options = field.isRequired && field.choices.length > 0 ? field.choices : [nothing, ...field.choices];
  const usual = options.find(({ value }) => value === field.default) ?? options[0] ?? nothing;
  const select = fields.select({ ...common(field), options: [...options], defaultValue: usual.value });
  // “Nothing chosen” is not there in a file, nor among a component's attributes.
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

/** A field of the desk as Keystatic has it. */
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

/** Fields of the desk as Keystatic has them, by the same names. */
export const keystaticFields = (all: DeskFields): Record<string, ComponentSchema> =>
  Object.fromEntries(Object.entries(all).map(([name, field]) => [name, keystaticField(field)]));
