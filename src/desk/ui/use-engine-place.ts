import { type RefObject, useEffect, useState } from 'react';
import type { EntryPlace } from '../findings/desk-findings.ts';
import type { Asked } from './use-route.ts';

/** Milliseconds between checks: the editor changes pages without an event (docs/upstream/keystatic-typing.md). */
const POLL_MS = 250;

/** The collection or single file that an address of the editor is about. */
export const collectionIn = (path: string): string | undefined =>
  /\/keystatic\/(?:singleton|collection)\/([^/?#]+)/.exec(path)?.[1];

/** The entry that an address of the editor is about; undefined for its lists and for an unsaved entry. */
export function placeIn(path: string): EntryPlace | undefined {
  const [, single] = /\/keystatic\/singleton\/([^/?#]+)/.exec(path) ?? [];
  if (single !== undefined) return { collection: single, id: single };
  const [, collection, id] = /\/keystatic\/collection\/([^/]+)\/item\/([^/?#]+)/.exec(path) ?? [];
  return collection === undefined || id === undefined ? undefined : { collection, id: decodeURIComponent(id) };
}

/**
 * Follows the editor from page to page, and takes it to a page that is requested at the desk.
 *
 * @param asked the requested page of the editor
 * @returns address of the page that it shows or is loading
 */
export function useEnginePath(frame: RefObject<HTMLIFrameElement | null>, asked: Asked): string {
  const [path, setPath] = useState(asked.route);
  const [last, setLast] = useState(asked);
  if (last !== asked) {
    setLast(asked);
    setPath(asked.route);
  }
  useEffect(() => {
    const page = frame.current?.contentWindow?.location;
    if (page?.pathname.startsWith('/keystatic') === true && page.pathname !== asked.route) page.replace(asked.route);
  }, [frame, asked]);
  useEffect(() => {
    let seen: string | undefined;
    const timer = setInterval(() => {
      const now = frame.current?.contentWindow?.location.pathname;
      // While it loads another page, it still has the address of the last.
      if (now === seen || now?.startsWith('/keystatic') !== true) return;
      seen = now;
      setPath(now);
    }, POLL_MS);
    return () => {
      clearInterval(timer);
    };
  }, [frame]);
  return path;
}
