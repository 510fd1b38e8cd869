import { type RefObject, useEffect, useState } from 'react';

/**
 * Observes something in the editor’s page for which there is no event.
 *
 * @param look reads it from the page; must be a stable function
 * @param attributes that it reads, separated by spaces
 * @returns undefined while there is no page
 */
export function useInFrame<Seen>(
  frame: RefObject<HTMLIFrameElement | null>,
  look: (page: Document) => Seen,
  attributes: string,
): Seen | undefined {
  const [seen, setSeen] = useState<Seen>();
  useEffect(() => {
    const element = frame.current;
    const update = () => {
      const now = element?.contentDocument ? look(element.contentDocument) : undefined;
      setSeen((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    const observer = new MutationObserver(update);
    const follow = () => {
      observer.disconnect();
      if (element?.contentDocument)
        observer.observe(element.contentDocument, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
          attributeFilter: attributes.split(' '),
        });
      update();
    };
    follow();
    element?.addEventListener('load', follow);
    return () => {
      observer.disconnect();
      element?.removeEventListener('load', follow);
    };
  }, [frame, look, attributes]);
  return seen;
}
