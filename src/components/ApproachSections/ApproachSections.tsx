import { Fragment } from 'react';
import { ApproachRows, type ApproachRowsProps } from '../ApproachRows/ApproachRows.tsx';

export interface ApproachSectionsProps {
  /** The sections in order; empty ones are omitted. */
  sections: readonly { heading: string; entries: ApproachRowsProps['entries'] }[];
}

/** Strategies and funds under separate headings, on a quiet background. */
export function ApproachSections({ sections }: ApproachSectionsProps) {
  const filled = sections.filter(({ entries }) => entries.length > 0);
  return (
    <div className="bg-quiet">
      <section className="shell section">
        {filled.map(({ heading, entries }, index) => (
          <Fragment key={heading}>
            <h2 className={index > 0 ? 'mt-20' : undefined}>{heading}</h2>
            <div className="mt-8">
              <ApproachRows entries={entries} />
            </div>
          </Fragment>
        ))}
      </section>
    </div>
  );
}
