import { companyTypeColumns, type CompanyType } from '../../lib/drawn-facts.ts';
import styles from './CompanyTypes.module.css';

export interface CompanyTypesProps {
  /** What the table shows, for its caption. */
  caption: string;
  /** The kinds of company; those that the strategy looks for are marked. */
  types: readonly CompanyType[];
}

/** Kinds of company in comparison: how each grows, what protects it, what the market sees, what we do. */
export function CompanyTypes({ caption, types }: CompanyTypesProps) {
  return (
    <table className={styles.types}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Kind of company</th>
          {companyTypeColumns.map(([key, heading]) => (
            <th key={key} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {types.map((row) => (
          <tr key={row.type} data-chosen={row.chosen ? '' : undefined}>
            <th scope="row">{row.type}</th>
            {companyTypeColumns.map(([key, heading]) => (
              <td key={key} data-label={heading}>
                {row[key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
