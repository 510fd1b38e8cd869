import type { ReactNode } from 'react';
import { useEnhancement } from '../use-enhancement.ts';
import { mindTheMouse } from './mind-the-mouse.ts';

/** The menu's HTML comes from its host and works by itself; this adds the mouse's delay, and a memory. */
export default function SiteMenu({ children }: { children?: ReactNode }) {
  return <div ref={useEnhancement(mindTheMouse)}>{children}</div>;
}
