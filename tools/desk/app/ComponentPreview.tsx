import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { pageComponents } from '../../../src/mdx/page-components.ts';
import type { ComponentProps } from '../../../src/desk/component-props.ts';
import type { ComponentView } from '../engine/components.tsx';

/** Shows what a component would say where it cannot be drawn, and lets the rest of the text be. */
class Guard extends Component<{ children: ReactNode; name: string }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <span>{this.props.name}</span> : this.props.children;
  }
}

/** What the server says that a component is drawn from; undefined until it answers. */
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

/** A component in the editor, drawn by the site’s own React component from the content as it is. */
export const ComponentPreview: ComponentView = function ComponentPreview({ name, attributes, isInline, children }) {
  const answer = useProps(name, attributes);
  const Place = isInline ? 'span' : 'div';
  const Draw = (pageComponents as Record<string, ComponentType<object> | undefined>)[name];
  // What it was made of, which a figure alone does not tell.
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
        {/* What stands within a component stays to be edited even where it cannot be drawn. */}
        {(answer === undefined || 'trouble' in answer || Draw === undefined) && children}
      </Guard>
    </Place>
  );
};
