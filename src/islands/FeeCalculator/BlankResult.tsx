import clsx from 'clsx/lite';
import styles from './BlankResult.module.css';

/** The placeholder for the result: what to expect, a link to the page’s FeeExample, and the empty ground of its chart. */
export function BlankResult() {
  return (
    <div className={clsx('screen-only', styles.blank)}>
      <p className={styles.what}>Press Calculate to see what the fees take.</p>
      <p>
        <a href="#fee-example">See a worked example</a>
      </p>
      <p className={styles.paper} aria-hidden="true">
        Capital at the start
      </p>
    </div>
  );
}
