export interface CostTableProps {
  /** Costs, in the order in which they fall due. */
  costs: readonly { what: string; amount: string; remark?: string | undefined }[];
}

/** What joining, staying and leaving cost. */
export function CostTable({ costs }: CostTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col">How much</th>
          <th scope="col">When, and to whom</th>
        </tr>
      </thead>
      <tbody>
        {costs.map(({ what, amount, remark }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td data-label="How much">{amount}</td>
            <td data-label="When, and to whom">{remark ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
