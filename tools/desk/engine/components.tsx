import type { ComponentSchema } from '@keystatic/core';
import { block, type ContentComponent, inline, mark, wrapper } from '@keystatic/core/content-components';
import type { ReactNode } from 'react';
import type { DeskFields } from '../../../src/desk/fields/desk-field.ts';
import type { DeskComponent } from '../../../src/desk/fields/describe-components.ts';
import { keystaticFields } from './fields.ts';

/** Renders a component in the editor from its chosen attributes. */
export type ComponentView = (props: {
  name: string;
  attributes: Record<string, string>;
  /** Whether it is used within a sentence. */
  isInline: boolean;
  children?: ReactNode;
}) => ReactNode;

/** An icon with the first letters of the component's name, which says more than a picture could. */
const iconOf = (name: string) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <text x="12" y="17" textAnchor="middle" fontSize="14" fontWeight="600" fill="currentColor" stroke="none">
      {name.slice(0, 2)}
    </text>
  </svg>
);

/** Drops empty attributes: Keystatic passes every attribute, but the file has only those that are filled in. */
const filledIn = (value: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== ''),
  );

/**
 * The class for wrapped words. Components with attributes, such as links, are underlined, with a sign while a choice is
 * missing; components without, such as a note, are set apart as on the page.
 */
const markClass =
  (fields: DeskFields) =>
  ({ value }: { value: object }): string => {
    if (Object.keys(fields).length === 0) return 'desk-apart';
    const given = filledIn(value);
    const lacks = Object.entries(fields).some(([name, { kind }]) => kind === 'choice' && given[name] === undefined);
    return lacks ? 'desk-mark desk-mark-unnamed' : 'desk-mark';
  };

/** Converts a component to Keystatic's form. */
export function keystaticComponent(name: string, component: DeskComponent, View: ComponentView): ContentComponent {
  const { description, kind, fields } = component;
  const schema: Record<string, ComponentSchema> = keystaticFields(fields);
  const common = { label: name, description, icon: iconOf(name), schema };
  const draw = (value: object, children?: ReactNode) => (
    <View name={name} attributes={filledIn(value)} isInline={kind === 'inline'}>
      {children}
    </View>
  );
  switch (kind) {
    case 'mark':
      return mark({ label: name, icon: iconOf(name), schema, tag: 'span', className: markClass(fields) });
    case 'inline':
      return inline({ ...common, ContentView: ({ value }) => draw(value) });
    case 'wrapper':
      return wrapper({ ...common, ContentView: ({ value, children }) => draw(value, children) });
    case 'block':
      return block({ ...common, ContentView: ({ value }) => draw(value) });
  }
}
