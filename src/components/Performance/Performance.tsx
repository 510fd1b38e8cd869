import { Marks } from '../Marks/Marks.tsx';
import styles from './Performance.module.css';

export interface PerformanceProps {
  /** The return in percent a year, as it is shown: “24.75%”. */
  percent: string;
  /** All that must stand beside it: what it is, its period, its basis, its benchmark. */
  rows: readonly {
    label: string;
    value: string;
    /** Whether the value is an invented example. */
    isSpecimen: boolean;
  }[];
}

/** A performance figure, which never stands without its period, its basis and its benchmark. */
export function Performance({ percent, rows }: PerformanceProps) {
  return (
    <div className={styles.performance} data-beside="">
      <p>
        <span className="display">{percent}</span> a year
      </p>
      <dl className="rows labelled">
        {rows.map(({ label, value, isSpecimen }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              <Marks isSpecimen={isSpecimen} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
