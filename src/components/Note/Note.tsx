import type { ReactNode } from 'react';
import { Notice } from '../Notice/Notice.tsx';

export interface NoteProps {
  /** The words of the note. */
  children: ReactNode;
}

/** A remark set apart from the text. */
export function Note({ children }: NoteProps) {
  return <Notice role="note">{children}</Notice>;
}
