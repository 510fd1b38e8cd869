import type { ReactNode } from 'react';
import { routes } from '../../lib/routes.ts';
import { Day } from '../Day/Day.tsx';

export interface HomeNumbersProps {
  /** The firm’s counters. */
  children: ReactNode;
  /** Last day of the latest month of all records; undefined if there are none. */
  asOf: Date | undefined;
}

/** The firm in numbers, with a link to those of each strategy or fund. */
export function HomeNumbers({ children, asOf }: HomeNumbersProps) {
  return (
    <div className="shell pt-14 lg:pt-20">
      {children}
      {asOf && (
        <p className="mt-8">
          <a href={routes.performance}>Assets and returns by approach</a>, to <Day date={asOf} />
        </p>
      )}
    </div>
  );
}
