import type { RiskScale } from '../../lib/approaches/drawn-facts.ts';
import { Marks } from '../Marks/Marks.tsx';
import styles from './RiskProfile.module.css';

export interface RiskProfileProps extends RiskScale {
  /** Whether the investor type is an invented example. */
  isSpecimen: boolean;
}

/** The type of investor that an approach suits, on a scale of named steps from cautious to aggressive. */
export function RiskProfile({ steps, reached, caption, isSpecimen }: RiskProfileProps) {
  return (
    <figure className={styles.risk}>
      <ol className={styles.steps}>
        {steps.map((label, index) => (
          <li key={label} aria-current={index === reached ? 'true' : undefined}>
            <span>{label}</span>
          </li>
        ))}
      </ol>
      <figcaption>
        {caption}
        <Marks isSpecimen={isSpecimen} />
      </figcaption>
    </figure>
  );
}
