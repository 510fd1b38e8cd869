import clsx from 'clsx/lite';
import styles from './CheckList.module.css';

export interface CheckListProps {
  /** Papers, in the order in which they are ticked; those without `signedBy` need no signature. */
  papers: readonly { name: string; remark?: string | undefined; signedBy?: string | undefined }[];
}

/** Papers that a client brings or signs, each with its signatories. When printed, each has a box to tick. */
export function CheckList({ papers }: CheckListProps) {
  return (
    <ul className={clsx('rows', styles.papers)}>
      {papers.map(({ name, remark, signedBy }) => (
        <li key={name}>
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <rect x="0.75" y="0.75" width="14.5" height="14.5" rx="1" />
          </svg>
          <div>
            <p className={styles.name}>{name}</p>{' '}
            {remark !== undefined && <p className="text-small text-muted">{remark}</p>}
          </div>
          <p className={styles.signs}>{signedBy === undefined ? 'No signature needed' : `Signed by ${signedBy}`}</p>
        </li>
      ))}
    </ul>
  );
}
