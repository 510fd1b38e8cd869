import { Component, type ComponentType, type ReactNode } from 'react';
import { pageComponents } from '../../../src/mdx/page-components.ts';
import { useAnswer } from '../../../src/desk/ui/use-answer.ts';
import type { ComponentView } from '../engine/components.tsx';

/** An error boundary: shows a component's name if it cannot be rendered, and leaves the rest of the text intact. */
class Guard extends Component<{ children: ReactNode; name: string }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <span>{this.props.name}</span> : this.props.children;
  }
}

/** A component in the editor, rendered by the site’s own React component from the current content. */
export const ComponentPreview: ComponentView = function ComponentPreview({ name, attributes, isInline, children }) {
  // A component may have an attribute that is called name.
  const { data, trouble } = useAnswer('props', '', { component: name, ...attributes });
  const Place = isInline ? 'span' : 'div';
  const Draw = (pageComponents as Record<string, ComponentType<object> | undefined>)[name];
  // Shows the chosen attributes, which cannot be read off a rendered value.
  const chosen = [name, ...Object.values(attributes)].join(' · ');
  return (
    <Place className="desk-component" data-component={name} title={chosen}>
      <Guard name={name} key={JSON.stringify(attributes)}>
        {data && Draw ? (
          <Draw {...data.props}>{children}</Draw>
        ) : (
          <>
            {trouble ?? (data ? chosen : `${name}…`)}
            {/* A component's children stay editable even if it cannot be rendered. */}
            {children}
          </>
        )}
      </Guard>
    </Place>
  );
};
