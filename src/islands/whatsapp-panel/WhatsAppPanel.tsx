import type { ReactNode } from 'react';
import { useEnhancement } from '../use-enhancement.ts';
import { makeWay } from './make-way.ts';

/** The button and its panel come from the host and work by themselves; this keeps the panel off what is in use. */
export default function WhatsAppPanel({ children }: { children?: ReactNode }) {
  return <div ref={useEnhancement(makeWay)}>{children}</div>;
}
