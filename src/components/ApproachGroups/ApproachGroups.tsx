import { Fragment } from 'react';
import { ApproachRows, type ApproachRowsProps } from '../ApproachRows/ApproachRows.tsx';

export interface ApproachGroupsProps {
  /** Strategies, then funds; a firm that has none of one sort has no heading for it. */
  groups: readonly ({ heading: string } & ApproachRowsProps)[];
}

/** Strategies and funds below a heading each. */
export function ApproachGroups({ groups }: ApproachGroupsProps) {
  return (
    <section className="shell section">
      {groups
        .filter(({ entries }) => entries.length > 0)
        .map(({ heading, entries }, index) => (
          <Fragment key={heading}>
            <h2 className={index > 0 ? 'mt-20' : undefined}>{heading}</h2>
            <div className="mt-8">
              <ApproachRows entries={entries} />
            </div>
          </Fragment>
        ))}
    </section>
  );
}
