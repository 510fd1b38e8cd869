import { routes } from '../../lib/routes.ts';
import { Button } from '../Button/Button.tsx';
import styles from './Choice.module.css';

interface ChoiceProps {
  /** Strategies and funds, in the order of their columns. */
  approaches: readonly { id: string; name: string }[];
}

/**
 * The checkboxes. Until follow-choice.ts has loaded, submitting the form puts the choice into the address, from which it
 * restores them; after that it does so at each change, and submitting copies the address.
 */
export function Choice({ approaches }: ChoiceProps) {
  return (
    <form name="choice" action={routes.compare} className="screen-only">
      <fieldset>
        <legend>Choose two to four to compare, or none to see all</legend>
        <div className={styles.choice}>
          {approaches.map(({ id, name }) => (
            <label key={id}>
              <input className="tick-box" type="checkbox" name={id} value="1" />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <output name="remark" className={styles.remark} />
      <p className={styles.send}>
        <Button type="submit" variant="quiet">
          Copy link to this selection
        </Button>
        <a href={routes.compare}>Show all</a>
      </p>
    </form>
  );
}
