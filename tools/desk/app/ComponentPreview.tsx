import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { pageComponents } from '../../../src/mdx/page-components.ts';
import type { ComponentProps } from '../../../src/desk/component-props.ts';
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

/** The props that the server returns for a component; undefined until it answers. */
function useProps(name: string, attributes: Record<string, string>): ComponentProps | undefined {
  // A component may have an attribute that is called name.
  const query = new URLSearchParams({ component: name, ...attributes }).toString();
  const [answer, setAnswer] = useState<{ query: string; props: ComponentProps }>();
  useEffect(() => {
    const end = new AbortController();
    fetch(`/desk/api/props?${query}`, { signal: end.signal })
      .then(async (response) => (await response.json()) as ComponentProps)
      .then((props) => {
        setAnswer({ query, props });
      })
      .catch(() => undefined);
    return () => {
      end.abort();
    };
  }, [query]);
  return answer?.query === query ? answer.props : undefined;
}

/** A component in the editor, rendered by the site’s own React component from the current content. */
export const ComponentPreview: ComponentView = function ComponentPreview({ name, attributes, isInline, children }) {
  const answer = useProps(name, attributes);
  const Place = isInline ? 'span' : 'div';
  const Draw = (pageComponents as Record<string, ComponentType<object> | undefined>)[name];
  // Shows the chosen attributes, which cannot be read off a rendered value.
  const chosen = [name, ...Object.values(attributes)].join(' · ');
  const content = () => {
    if (answer === undefined) return `${name}…`;
    if ('trouble' in answer) return answer.trouble;
    if (Draw === undefined) return chosen;
    return <Draw {...answer.props}>{children}</Draw>;
  };
  return (
    <Place className="desk-component" data-component={name} title={chosen}>
      <Guard name={name} key={JSON.stringify(attributes)}>
        {content()}
        {/* A component's children stay editable even if it cannot be rendered. */}
        {(answer === undefined || 'trouble' in answer || Draw === undefined) && children}
      </Guard>
    </Place>
  );
};
