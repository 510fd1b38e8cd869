import type { RefusedField } from './use-refused-fields.ts';
import styles from './FindingList.module.css';

/** The fields for which an entry is not saved; each leads to its place. */
export function RefusedFields({ fields, onGo }: { fields: readonly RefusedField[]; onGo: (label: string) => void }) {
  return (
    <ul className={styles.findings}>
      {fields.map(({ label, words }) => (
        <li key={label} data-stops>
          <button
            type="button"
            onClick={() => {
              onGo(label);
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
