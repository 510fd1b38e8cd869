import { Table } from '../Table/Table.tsx';

export interface CostTableProps {
  /** Costs, in the order in which they fall due. */
  costs: readonly { what: string; amount: string; remark?: string | undefined }[];
}

/** What joining, staying and leaving cost. */
export function CostTable({ costs }: CostTableProps) {
  return (
    <Table
      columns={['For', 'How much', 'When, and to whom']}
      rows={costs.map(({ what, amount, remark }) => ({ id: what, cells: [amount, remark ?? '—'] }))}
    />
  );
}
