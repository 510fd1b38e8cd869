import { companyTypeColumns, type CompanyType } from '../../lib/approaches/drawn-facts.ts';
import { Table } from '../Table/Table.tsx';
import styles from './CompanyTypes.module.css';

export interface CompanyTypesProps {
  /** Caption of the table. */
  caption: string;
  /** The kinds of company; those that the strategy looks for are marked. */
  types: readonly CompanyType[];
}

/** A comparison of kinds of company: how each grows, what protects it, what the market sees, what we do. */
export function CompanyTypes({ caption, types }: CompanyTypesProps) {
  return (
    <Table
      className={styles.types}
      caption={caption}
      columns={companyTypeColumns.map(([, heading]) => heading)}
      rows={types.map((row) => ({
        id: row.type,
        cells: companyTypeColumns.slice(1).map(([key]) => row[key]),
        isMarked: row.chosen,
      }))}
    />
  );
}
