import { useSyncExternalStore } from 'react';
import { collectionNames, collectionOf } from '../../collections/schemas/collections.ts';
import type { EntryPlace } from '../findings/desk-findings.ts';

/** A requested view: each request is a new object, even if it is for the same view as the last. */
export interface Asked {
  route: string;
}

const read = (): Asked => ({ route: location.hash.slice(1) || '/' });

let asked = read();

const listen = (tell: () => void) => {
  const hear = () => {
    asked = read();
    tell();
  };
  window.addEventListener('hashchange', hear);
  return () => {
    window.removeEventListener('hashchange', hear);
  };
};

/**
 * The requested view of the desk: the part of the address after #, set by a link, the browser’s buttons or typing. When
 * the desk itself updates it to show where the editor is, that is not a request.
 */
export const useRoute = () => useSyncExternalStore(listen, () => asked);

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

const isSingle = (collection: string) =>
  collectionNames.some((name) => name === collection && collectionOf(name).single === true);

/** The view of an entry, or of a single file. */
export const viewOf = ({ collection, id }: EntryPlace) =>
  isSingle(collection) ? views.single(collection) : views.entry(collection, id);
