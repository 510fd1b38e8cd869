import type { MissionFacts } from '../../lib/approaches/drawn-facts.ts';
import { FactList } from '../FactList/FactList.tsx';
import styles from './Mission.module.css';

export type MissionProps = MissionFacts;

/** The numbers of a mission, and the arithmetic behind them as one column per year. */
export function Mission({ figures, heights, caption }: MissionProps) {
  const width = 100 / heights.length;
  return (
    <figure className={styles.mission}>
      <FactList layout="above" className={styles.figures} facts={figures} />
      <svg aria-hidden="true">
        <g transform="scale(1 -1)">
          {heights.map((height, index) => (
            // Its place is its year: columns may be equally high.
            <rect key={index} x={`${index * width}%`} y="-100%" width={`${width * 0.7}%`} height={`${height}%`} />
          ))}
        </g>
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
