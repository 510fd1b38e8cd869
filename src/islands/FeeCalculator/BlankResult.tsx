import clsx from 'clsx/lite';
import styles from './BlankResult.module.css';

export interface BlankResultProps {
  /** URL of the worked example. */
  example: string;
}

/** The placeholder for the result: what to expect, and the empty ground of its chart. */
export function BlankResult({ example }: BlankResultProps) {
  return (
    <div className={clsx('screen-only', styles.blank)}>
      <p className={styles.what}>Press Calculate to see what the fees take.</p>
      <p>
        <a href={example}>See a worked example</a>
      </p>
      <p className={styles.paper} aria-hidden="true">
        Capital at the start
      </p>
    </div>
  );
}
