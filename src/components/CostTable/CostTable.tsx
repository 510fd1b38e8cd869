import { Dash } from '../Dash/Dash.tsx';
import { Table } from '../Table/Table.tsx';

export interface CostTableProps {
  /** Id of the heading above it. */
  labelledBy: string;
  /** Costs, in the order in which they fall due; a missing remark is shown as a dash. */
  costs: readonly { what: string; amount: string; remark?: string | undefined }[];
}

/** The costs of joining, staying and leaving. */
export function CostTable({ costs, labelledBy }: CostTableProps) {
  return (
    <Table
      labelledBy={labelledBy}
      columns={['Cost', 'Amount', 'When, and to whom']}
      rows={costs.map(({ what, amount, remark }) => ({
        id: what,
        cells: [amount, remark ?? <Dash label="no remark" />],
      }))}
    />
  );
}
