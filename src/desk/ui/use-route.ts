import { useSyncExternalStore } from 'react';

const listen = (tell: () => void) => {
  window.addEventListener('hashchange', tell);
  return () => {
    window.removeEventListener('hashchange', tell);
  };
};

const now = () => location.hash.slice(1) || '/';

/** Which view of the desk is shown: the part of the address behind #. */
export const useRoute = () => useSyncExternalStore(listen, now);

/** Addresses of the desk’s views. */
export const views = {
  start: '#/',
  findings: '#/findings',
  handOver: '#/hand-over',
  replace: '#/replace',
  month: '#/month',
  entry: (collection: string, id: string) => `#/keystatic/collection/${collection}/item/${id}`,
  single: (name: string) => `#/keystatic/singleton/${name}`,
  create: (collection: string) => `#/keystatic/collection/${collection}/create`,
} as const;

/** The view of an entry, or of a single file. */
export const viewOf = ({ collection, id }: { collection: string; id: string }) =>
  collection === id ? views.single(collection) : views.entry(collection, id);
