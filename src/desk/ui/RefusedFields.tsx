import type { RefusedField } from './use-refused-fields.ts';
import styles from './FindingList.module.css';

interface RefusedFieldsProps {
  fields: readonly RefusedField[];
  /** Receives the index of the field among them, from 0. */
  onGo: (place: number) => void;
}

/** The fields that keep an entry from being saved; each links to its place. */
export function RefusedFields({ fields, onGo }: RefusedFieldsProps) {
  return (
    <ul className={styles.findings}>
      {fields.map(({ label, words }, place) => (
        // Several may share a label, as items of a list do.
        <li key={place} data-stops>
          <button
            type="button"
            onClick={() => {
              onGo(place);
            }}
          >
            {label}
          </button>
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
