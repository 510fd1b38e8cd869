import type { ReactNode } from 'react';
import { useEnhancement } from '../use-enhancement.ts';
import { keepInAddress } from './keep-in-address.ts';

/** The questions come from the host as native disclosures; this keeps the open one in the address. */
export default function Faq({ children }: { children?: ReactNode }) {
  return <div ref={useEnhancement(keepInAddress)}>{children}</div>;
}
