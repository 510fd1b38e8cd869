import type { ComponentSchema } from '@keystatic/core';
import { block, type ContentComponent, inline, mark, wrapper } from '@keystatic/core/content-components';
import type { ReactNode } from 'react';
import type { DeskFields } from '../../../src/desk/fields/desk-field.ts';
import type { DeskComponent } from '../../../src/desk/fields/describe-components.ts';
import { keystaticFields } from './fields.ts';

/** Draws a component in the editor from what was chosen for it. */
export type ComponentView = (props: {
  name: string;
  attributes: Record<string, string>;
  /** Whether it stands among words. */
  isInline: boolean;
  children?: ReactNode;
}) => ReactNode;

/** The first letters of a component's name, for want of a picture that would say as much. */
const iconOf = (name: string) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <text x="12" y="17" textAnchor="middle" fontSize="14" fontWeight="600" fill="currentColor" stroke="none">
      {name.slice(0, 2)}
    </text>
  </svg>
);

/** Keystatic hands over every attribute; those that nobody has filled in are not there in the file either. */
const filledIn = (value: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== ''),
  );

/**
 * How words with a component around them look: those that name something are underlined, and bear a sign while they lack
 * what they are to name; those that name nothing, such as a note, stand apart as they do on the page.
 */
const markClass =
  (fields: DeskFields) =>
  ({ value }: { value: object }): string => {
    if (Object.keys(fields).length === 0) return 'desk-apart';
    const given = filledIn(value);
    const lacks = Object.entries(fields).some(([name, { kind }]) => kind === 'choice' && given[name] === undefined);
    return lacks ? 'desk-mark desk-mark-unnamed' : 'desk-mark';
  };

/** A component of texts as Keystatic has it. */
export function keystaticComponent(name: string, component: DeskComponent, View: ComponentView): ContentComponent {
  const { label, description, kind, fields } = component;
  const schema: Record<string, ComponentSchema> = keystaticFields(fields);
  const common = { label, description, icon: iconOf(name), schema };
  const draw = (value: object, children?: ReactNode) => (
    <View name={name} attributes={filledIn(value)} isInline={kind === 'inline'}>
      {children}
    </View>
  );
  switch (kind) {
    case 'mark':
      return mark({ label, icon: iconOf(name), schema, tag: 'span', className: markClass(fields) });
    case 'inline':
      return inline({ ...common, ContentView: ({ value }) => draw(value) });
    case 'wrapper':
      return wrapper({ ...common, ContentView: ({ value, children }) => draw(value, children) });
    case 'block':
      return block({ ...common, ContentView: ({ value }) => draw(value) });
  }
}
