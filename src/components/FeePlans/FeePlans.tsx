import { Marks } from '../Marks/Marks.tsx';
import { Table, type TableProps } from '../Table/Table.tsx';

export interface FeePlansProps {
  /** Id of the heading right above. */
  labelledBy: string;
  /** A row for each plan: its name, and its two fees and the hurdle in words. */
  plans: TableProps['rows'];
  /** Whether the plans are invented examples. */
  isSpecimen: boolean;
}

/** The fee plans that a client can choose from. */
export function FeePlans({ labelledBy, plans, isSpecimen }: FeePlansProps) {
  return (
    <>
      <Table
        labelledBy={labelledBy}
        columns={['Plan', 'Management fee', 'Performance fee', 'Hurdle rate']}
        rows={plans}
      />
      {isSpecimen && (
        <p className="mt-4">
          <Marks isSpecimen />
        </p>
      )}
    </>
  );
}
