import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Marks } from '../Marks/Marks.tsx';

export interface FactListProps {
  /** The facts, in the order in which they are shown. */
  facts: readonly {
    /** Tells the fact from the others, where its label is that of another too. */
    id?: string;
    label: string;
    value: ReactNode;
    /** Whether the value is an invented example. */
    isSpecimen?: boolean;
  }[];
  /** Class for its size and place on the page, and for how its facts are laid out. */
  className?: string | undefined;
}

/** Facts, each a value beside or below its label. */
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
