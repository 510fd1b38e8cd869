import { useSyncExternalStore } from 'react';
import type { EntryPlace } from '../findings/desk-findings.ts';

/** A view that was asked for: each asking is one of its own, also for the view that was asked for last. */
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
 * Which view of the desk somebody asked for: the part of the address behind #, by a link, the browser's buttons or by
 * hand. What the desk writes there itself, to say where the editor is, asks for nothing.
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

/** The view of an entry, or of a single file. */
export const viewOf = ({ collection, id }: EntryPlace) =>
  collection === id ? views.single(collection) : views.entry(collection, id);
