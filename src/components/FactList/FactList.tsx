import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { Marks } from '../Marks/Marks.tsx';
import styles from './FactList.module.css';

export interface FactListProps {
  /** The facts, in the order in which they are shown. */
  facts: readonly {
    /** Identifies the fact if another has the same label. */
    id?: string;
    label: string;
    /** Address that the label links to. */
    href?: string | undefined;
    value: ReactNode;
    /** Whether the value is an invented example. */
    isSpecimen?: boolean;
  }[];
  /**
   * In rows, each value `below` or `beside` its label (on a phone below, too); in `compact` rows, beside it at any
   * width; in `cells` of a grid, each value below its label; or next to each other, each value `above` its label.
   */
  layout: 'below' | 'beside' | 'compact' | 'cells' | 'above';
  /** Class for its position on the page, the font of its values and, if values are beside labels, their `--label`. */
  className?: string | undefined;
}

/** Facts, each a label with its value. */
export function FactList({ facts, layout, className }: FactListProps) {
  return (
    <dl className={clsx(styles.facts, styles[layout], className)}>
      {facts.map(({ label, id = label, href, value, isSpecimen = false }) => (
        <div key={id}>
          <dt>{href === undefined ? label : <a href={href}>{label}</a>}</dt>
          <dd>
            {value}
            <Marks isSpecimen={isSpecimen} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
