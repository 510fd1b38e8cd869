import { FactList, type FactListProps } from '../FactList/FactList.tsx';
import styles from './Performance.module.css';

export interface PerformanceProps {
  /** The return in percent a year, as shown: “24.75%”. */
  percent: string;
  /** Everything that must be shown with it: what it is, its period, its basis, its benchmark. */
  facts: FactListProps['facts'];
}

/** A performance figure, which is never shown without its period, its basis and its benchmark. */
export function Performance({ percent, facts }: PerformanceProps) {
  return (
    <figure className={styles.performance}>
      <p>
        <strong>{percent}</strong> a year
      </p>
      <FactList layout="beside" className="text-small" facts={facts} />
    </figure>
  );
}
