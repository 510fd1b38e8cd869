import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { Marks } from '../Marks/Marks.tsx';

export interface FactListProps {
  /** The facts, in the order in which they are shown. */
  facts: readonly {
    /** Identifies the fact if another has the same label. */
    id?: string;
    label: string;
    value: ReactNode;
    /** Whether the value is an invented example. */
    isSpecimen?: boolean;
  }[];
  /** Class for its size and position on the page, and for the layout of its facts. */
  className?: string | undefined;
}

/** Facts, each a value next to or below its label. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={clsx('labelled', className)}>
      {facts.map(({ label, id = label, value, isSpecimen = false }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            {value}
            <Marks isSpecimen={isSpecimen} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
