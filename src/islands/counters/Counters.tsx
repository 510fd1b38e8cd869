import type { ReactNode } from 'react';
import { useEnhancement } from '../use-enhancement.ts';
import { rollFigures } from './roll-figures.ts';

/** The figures come from the host with their final values; this lets them roll, once. */
export default function Counters({ children }: { children?: ReactNode }) {
  return <div ref={useEnhancement(rollFigures)}>{children}</div>;
}
